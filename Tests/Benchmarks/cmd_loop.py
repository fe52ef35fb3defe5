"""A plain Python cmd loop over transcripts, in one process: the yardstick beside `replay`.

Each file is a fresh loop over example data; each typed line is run and its answer compared with what
the file holds. It knows a few commands of the product, just enough to do comparable work."""
import cmd
import glob
import io
import sys

COMMANDS = ["toggle messages push", "messages", "set messages sms on", "quiet on", "quiet from 21:00",
            "digest daily", "where", "toggle reminders email", "undo", "list quiet"]


class Settings(cmd.Cmd):
    prompt = ""

    def __init__(self):
        super().__init__(stdin=io.StringIO(), stdout=io.StringIO())
        self.categories = {"messages": {"push": True, "email": True, "sms": False},
                           "reminders": {"push": True, "email": False, "sms": False}}
        self.quiet = {"on": False, "from": "10:00 PM", "to": "7:00 AM"}
        self.undoable = []

    def say(self, line):
        self.stdout.write("  " + line + "\n")

    def row(self, name):
        on = [c.title() for c, v in self.categories[name].items() if v]
        return f"{name.title()}, {' and '.join(on) or 'Off'}"

    def chip(self, name, channel):
        return f"{channel.title()}, toggle, {'On' if self.categories[name][channel] else 'Off'}"

    def do_toggle(self, words):
        name, channel = words.split()
        self.undoable.append((name, channel, self.categories[name][channel]))
        self.categories[name][channel] = not self.categories[name][channel]
        self.say(self.chip(name, channel))

    def do_set(self, words):
        name, channel, value = words.split()
        self.categories[name][channel] = value == "on"
        self.say(self.chip(name, channel))

    def do_messages(self, words):
        self.say(self.row("messages"))
        for channel in self.categories["messages"]:
            self.say(self.chip("messages", channel))

    def do_quiet(self, words):
        if words.startswith("from"):
            self.quiet["from"] = words[5:]
            self.say("From, " + self.quiet["from"])
        else:
            self.quiet["on"] = words == "on"
            self.say("Quiet hours, switch, " + ("On" if self.quiet["on"] else "Off"))

    def do_digest(self, words):
        self.say(words.title() + ", tab, selected, 2 of 3")

    def do_where(self, words):
        self.say("Notification settings, Notifications, Allowed, 1 of 21")

    def do_undo(self, words):
        if self.undoable:
            name, channel, value = self.undoable.pop()
            self.categories[name][channel] = value
            self.say(self.chip(name, channel))

    def do_list(self, words):
        self.say("Quiet hours, heading")
        self.say("Quiet hours, switch, " + ("On" if self.quiet["on"] else "Off"))

    def default(self, line):
        self.stdout.write(f'! "{line}" is not a command.\n')


def replay(path):
    loop, differences = Settings(), 0
    with open(path, encoding="utf-8") as file:
        lines = file.read().split("\n")
    index = 0
    while index < len(lines):
        if not lines[index].startswith("> "):
            index += 1
            continue
        loop.stdout.seek(0)
        loop.stdout.truncate()
        loop.onecmd(lines[index][2:])
        end = index + 1
        while end < len(lines) and lines[end][:2] in ("  ", "! ", "* "):
            end += 1
        heard = loop.stdout.getvalue().split("\n")[:-1]
        differences += sum(a != b for a, b in zip(heard, lines[index + 1:end]))
        index = end
    return differences


if __name__ == "__main__":
    if sys.argv[1] == "commands":
        print("\n".join(COMMANDS * 2))
    else:
        files = sorted(glob.glob(sys.argv[1] + "/*.txt"))
        print(len(files), "files,", sum(map(replay, files)), "lines differ (it is no copy)")
