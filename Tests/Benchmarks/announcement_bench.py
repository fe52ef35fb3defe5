#!/usr/bin/env python3
"""When and with how many bytes an announcement reaches a terminal whose line is empty.

  announcement_bench.py --cmd 'notification-settings --quiet' [--runs 50]

Each run asks for an answer 300 ms later and makes a change that is saved 1.4 s later, so that two
announcements come on one row. The event is the end of the timer that the program has set; the kernel
tells it in /proc/PID/fdinfo, so that neither the answer before it nor the delay asked for counts.
Reported: announced_us (event to the first byte of its announcement: median, p99, over both), the bytes
beyond the announcement's own of the first and the second, and escapes. Standard library only, Linux."""
import argparse
import glob
import os
import statistics as st
import time

SOURCE = os.path.join(os.path.dirname(os.path.abspath(__file__)), "pty_bench.py")
exec(open(SOURCE).read().rsplit("main()", 1)[0])
LEFT = re.compile(r"it_value: \((\d+), (\d+)\)")


def event(pid):
    """The instant at which the timer that runs in the program ends; None when none runs."""
    ends = []
    for path in glob.glob(f"/proc/{pid}/fdinfo/*"):
        start = time.perf_counter()
        try:
            left = LEFT.search(open(path).read())
        except OSError:
            continue
        if left and (left[1], left[2]) != ("0", "0"):
            ends.append((start + time.perf_counter()) / 2 + int(left[1]) + int(left[2]) / 1e9)
    return min(ends, default=None)


def announced(pid, fd, text):
    """Waits for an announcement; what was seen, and how long after its event the first byte was."""
    end = event(pid)
    seen, _, _ = read_until(fd, lambda b: len(b) > 0, 5)
    instant = time.perf_counter()
    if text not in seen:
        seen += read_until(fd, lambda b: text in seen + b, 5)[0]
    return seen + drain(fd, 0.02), None if end is None else (instant - end) * 1e6


parser = argparse.ArgumentParser()
parser.add_argument("--cmd", required=True)
parser.add_argument("--runs", type=int, default=50)
arguments = parser.parse_args()
late, first, second, escapes = [], [], [], 0
for _ in range(arguments.runs):
    pid, fd = spawn(shlex.split(arguments.cmd), 80, "xterm")
    read_until(fd, lambda b: b"> " in b, 20)
    os.write(fd, b"simulate answer allow after 300ms; turn on; toggle messages push")
    drain(fd, 0.05)
    os.write(fd, b"\r")
    # The answer ends with the prompt; what follows is announced.
    read_until(fd, lambda b: b.endswith(b"\n> "), 5)
    for text, beyond in ((b"Notifications allowed", first), (b"Saved", second)):
        # Of several timers the soonest is the announcement's, the change's pause aside.
        if text == b"Saved":
            drain(fd, 0.6)
        seen, delay = announced(pid, fd, text)
        if delay is not None:
            late.append(delay)
        beyond.append(len(seen) - len(text))
        escapes += seen.count(b"\x1b")
    finish(pid, fd, "quit")
print(f"announced_us={st.median(late):.0f}  announced_p99_us={pct(late, 99):.0f}  events={len(late)}"
      f"  first_plus={st.median(first):.0f}  second_plus={st.median(second):.0f}  escapes={escapes}")
