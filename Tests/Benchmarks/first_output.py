#!/usr/bin/env python3
"""C11: how long after Enter the first byte of an answer is there, over all lines of the transcripts.

  first_output.py PROGRAM [FILE...]

Each transcript's typed lines are typed at the program under a pseudo-terminal, on virtual time, with the
transcript's own options. What is measured is Enter to the first byte after the row that was typed.
"""
import glob, os, pty, re, select, shlex, shutil, sys, tempfile, time

LIMIT = 100.0

def read(fd, want, limit=20):
    buf, end = b'', time.perf_counter() + limit
    while time.perf_counter() < end:
        if not select.select([fd], [], [], max(0, end - time.perf_counter()))[0]: break
        try: chunk = os.read(fd, 65536)
        except OSError: return buf, False
        if not chunk: return buf, False
        buf += chunk
        if want(buf): return buf, True
    return buf, False

def story(path):
    options, lines = [], []
    for line in open(path, encoding='utf-8'):
        line = line.rstrip('\n')
        if line.startswith('@ options '): options = shlex.split(line[10:])
        elif line.startswith('@ wait '): lines.append('wait ' + line[7:])
        elif line.startswith('@ simulate '): lines.append(line[2:])
        elif line.startswith('> '): lines.append(line[2:])
    return options, lines

def run(program, path, folder):
    options, lines = story(path)
    for i, word in enumerate(options[1:], 1):
        if options[i - 1] == '--preferences':
            source = os.path.join(os.path.dirname(path), word)
            options[i] = os.path.join(folder, os.path.basename(word))
            if os.path.exists(source): shutil.copy(source, options[i])
    argv = [program, '--virtual-time', '--quiet', '--locale', 'en_US', '--time-zone', 'UTC', *options]
    pid, fd = pty.fork()
    if pid == 0: os.execve(program, argv, {'HOME': folder, 'TERM': 'xterm', 'PATH': os.environ['PATH']})
    read(fd, lambda b: b.endswith(b'> '))
    times = []
    for line in lines:
        if 'quit' in line or 'prompt' in line: break
        if line: os.write(fd, line.encode()); read(fd, lambda b: b.endswith(line.encode()[-1:]), 1)
        start = time.perf_counter(); os.write(fd, b'\r')
        buf, ok = read(fd, lambda b: len(b.split(b'\n', 1)[-1]) > 0 and b'\n' in b)
        if ok: times.append((time.perf_counter() - start) * 1e3)
        if not buf.endswith(b'\n> '): read(fd, lambda b: b.endswith(b'> '))
    os.close(fd); os.waitpid(pid, 0)
    return times

program = os.path.abspath(sys.argv[1])
files = sys.argv[2:] or sorted(glob.glob('Transcripts/*/*.txt'))
with tempfile.TemporaryDirectory() as folder:
    times = sorted(t for f in files for t in run(program, f, folder))
p99 = times[min(len(times) - 1, int(len(times) * 0.99))]
print(f'label=first-output  lines={len(times)}  first_ms={times[len(times)//2]:.2f}  first_p99_ms={p99:.2f}  first_max_ms={times[-1]:.2f}  C11={"met" if p99 <= LIMIT else "NOT MET"}')
sys.exit(0 if p99 <= LIMIT else 1)
