#!/usr/bin/env python3
"""When and with how many bytes an announcement reaches a terminal whose line is empty.

  announcement_bench.py --cmd 'notification-settings --quiet' [--runs 20]

Each run asks for an answer 300 ms later and makes a change that is saved 1.4 s later, so that two
announcements come on one row. Reported: late_us (seen, less the delay asked for: median, p99), the
bytes beyond the announcement's own of the first and the second, and escapes. Standard library only."""
import argparse
import os
import statistics as st
import time

SOURCE = os.path.join(os.path.dirname(os.path.abspath(__file__)), "pty_bench.py")
exec(open(SOURCE).read().rsplit("main()", 1)[0])

parser = argparse.ArgumentParser()
parser.add_argument("--cmd", required=True)
parser.add_argument("--runs", type=int, default=20)
arguments = parser.parse_args()
late, first, second, escapes = [], [], [], 0
for _ in range(arguments.runs):
    pid, fd = spawn(shlex.split(arguments.cmd), 80, "xterm")
    read_until(fd, lambda b: b"> " in b, 20)
    line = "simulate answer allow after 300ms; turn on; toggle messages push"
    os.write(fd, line.encode())
    drain(fd, 0.05)
    start = time.perf_counter()
    os.write(fd, b"\r")
    # The answer ends with the prompt; what follows is announced.
    read_until(fd, lambda b: b.endswith(b"\n> "), 5)
    seen, _, _ = read_until(fd, lambda b: b"Notifications allowed" in b, 5)
    late.append((time.perf_counter() - start - 0.3) * 1e6)
    seen += drain(fd, 0.02)
    first.append(len(seen) - len("Notifications allowed"))
    saved, _, _ = read_until(fd, lambda b: b"Saved" in b, 5)
    saved += drain(fd, 0.02)
    second.append(len(saved) - len("Saved"))
    escapes += (seen + saved).count(b"\x1b")
    finish(pid, fd, "quit")
print(f"late_us={st.median(late):.0f}  late_p99_us={pct(late, 99):.0f}  first_plus={st.median(first):.0f}"
      f"  second_plus={st.median(second):.0f}  escapes={escapes}  runs={arguments.runs}")
