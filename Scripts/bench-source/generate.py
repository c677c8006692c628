"""Writes the checkout that Scripts/bench measures: what a large UIKit app looks like, the same bytes every time.

Half of the files are Swift, a quarter are Objective-C classes and a quarter their headers. Sizes follow ten-year-old apps:
the median file has 2.5 KB, the mean 5 KB, and files with legacy APIs are about twice as large as the others. Nothing in it
compiles, all of it parses.
"""

import math
import os
import random
import re
import subprocess

import objective_c
import templates

SEED = 20260101
LEGACY_EVERY = 25  # one file in 25: 4 %
NEAR_MISS_SHARE = 0.035
SMALLEST, LARGEST = 500, 40_000
MARKER = re.compile(r"@([A-Za-z]+)(\d?)@")


class Dice:
  """Chances from `random()` alone, the one method whose values Python promises never to change."""

  def __init__(self, seed):
    self.random = random.Random(seed).random

  def below(self, count):
    return int(self.random() * count)

  def pick(self, items):
    return items[int(self.random() * len(items))]

  def weighted(self, table):
    mark = self.random() * sum(weight for _, weight in table)
    for item, weight in table:
      mark -= weight
      if mark < 0:
        return item
    return table[-1][0]

  def size(self, median, spread):
    """A file size: log-normal, by the polar-free form of Box and Muller."""
    normal = math.sqrt(-2 * math.log(1 - self.random())) * math.cos(2 * math.pi * self.random())
    return min(LARGEST, max(SMALLEST, int(median * math.exp(spread * normal))))


class Writer:
  """Fills templates for one file."""

  def __init__(self, dice, names, shapes):
    self.dice = dice
    self.names = names
    self.shapes = shapes

  def fill(self, template):
    """Replaces `@noun@` and the like. A marker with a digit means the same word all through the template."""
    kept = {}

    def word(match):
      key, digit = match.group(1), match.group(2)
      if key in self.names:
        return self.names[key]
      if digit:
        if match.group(0) not in kept:
          kept[match.group(0)] = self.word(key)
        return kept[match.group(0)]
      return self.word(key)

    return MARKER.sub(word, template)

  def word(self, key):
    if key == "number":
      return str(4 * (1 + self.dice.below(30)))
    if key == "Noun":
      return self.dice.pick(templates.NOUNS)
    if key == "noun":
      noun = self.dice.pick(templates.NOUNS)
      return noun[0].lower() + noun[1:]
    if key == "Method":
      return self.dice.pick(templates.VERBS).capitalize() + self.dice.pick(templates.QUALIFIERS) + self.dice.pick(templates.NOUNS)
    if key == "method":
      return self.dice.pick(templates.VERBS) + self.dice.pick(templates.QUALIFIERS) + self.dice.pick(templates.NOUNS)
    return self.dice.pick(templates.WORDS[key])

  def statements(self, count, indent, depth=0):
    lines = []
    for _ in range(count):
      template = self.dice.pick(self.shapes.STATEMENTS if depth < 2 else self.shapes.SIMPLE_STATEMENTS)
      for line in self.fill(template).split("\n"):
        stripped = line.lstrip(" ")
        inner = indent + line[: len(line) - len(stripped)]
        if stripped == "#body#":
          lines += self.statements(1 + self.dice.below(3), inner, depth + 1)
        elif stripped:
          lines.append(inner + stripped)
    return lines

  def member(self, template):
    """One member of a type, indented as its language has it; `#body#` stands for some statements."""
    lines = []
    for line in self.fill(template).split("\n"):
      stripped = line.lstrip(" ")
      indent = self.shapes.MEMBER_INDENT + line[: len(line) - len(stripped)]
      if stripped == "#body#":
        lines += self.statements(2 + self.dice.below(7), indent)
      else:
        lines.append(indent + stripped if stripped else "")
    return "\n".join(lines)


def members_of(writer, kind, size, legacy):
  """The head of one file and its members: those that a type of the kind has, then more until the size is reached."""
  dice, shapes = writer.dice, writer.shapes
  shape = shapes.KINDS[kind]
  blocks, setup = legacy_blocks(dice, shape, size) if legacy else ([], [])
  head = writer.fill(dice.pick(shape["head"]))
  members = [writer.member(text.replace("#setup#", "\n    ".join(setup + ["#body#"]))) for text in shape["first"]]
  length = len(head) + sum(map(len, members)) + sum(map(len, blocks))
  while length < size:
    members.append(writer.member(dice.pick(shape["more"])))
    length += len(members[-1]) + 2
  if not legacy and shape["legacy"] and dice.random() < NEAR_MISS_SHARE:
    blocks.append(dice.pick(shapes.NEAR_MISSES))
  for block in blocks:
    # A deinit cannot stand in the extension below.
    latest = 3 if "deinit" in block else len(members)
    members.insert(1 + dice.below(latest), writer.member(block))
  return head, members, len(blocks)


def write_swift(writer, kind, size, legacy):
  """The text of one file. Longer types are split into extensions, as people do."""
  dice = writer.dice
  head, members, blocks = members_of(writer, kind, size, legacy)
  if len(members) < 8 + blocks:
    return head + "\n" + "\n\n".join(members) + "\n}\n"
  cut = 4 + blocks + dice.below(len(members) - 6 - blocks)
  extension = "}\n\n// MARK: - " + dice.pick(templates.NOUNS) + writer.fill("\n\nextension @Type@ {\n\n")
  return head + "\n" + "\n\n".join(members[:cut]) + "\n" + extension + "\n\n".join(members[cut:]) + "\n}\n"


def write_objective_c(writer, kind, size, legacy):
  """The texts of a class and of its header, which has a sixth of its size."""
  head, members, _ = members_of(writer, kind, size, legacy)
  implementation = head.replace("@File@", writer.names["Type"] + ".m") + "\n" + "\n\n".join(members) + "\n\n@end\n"
  lines = [writer.fill(objective_c.INTERFACE % objective_c.KINDS[kind]["super"]).replace("@File@", writer.names["Type"] + ".h")]
  while sum(map(len, lines)) < size / 6:
    lines.append(writer.fill(writer.dice.pick(objective_c.DECLARATIONS)))
  return implementation, "\n".join(lines) + "\n\n@end\n\nNS_ASSUME_NONNULL_END\n"


def legacy_blocks(dice, shape, size):
  """Members with legacy APIs, each at most once in a file, and the calls that `viewDidLoad` or `init` makes of them."""
  wanted = 1
  while wanted < min(6, len(shape["legacy"])) and dice.random() < (0.35 if size < 10_000 else 0.55):
    wanted += 1
  pool = list(shape["legacy"])
  chosen = [pool.pop(dice.below(len(pool))) for _ in range(wanted)]
  return [block for _, block in chosen], [call for call, _ in chosen if call]


def type_names(dice):
  """Two-word names in a fixed shuffled order, so that no type is declared twice."""
  pairs = [q + n for q in templates.QUALIFIERS for n in templates.NOUNS]
  for i in range(len(pairs) - 1, 0, -1):
    j = dice.below(i + 1)
    pairs[i], pairs[j] = pairs[j], pairs[i]
  return pairs


class Names:
  """Gives each type a name of its own, and a superclass."""

  def __init__(self, dice, shapes, prefix, base):
    self.dice, self.shapes, self.prefix = dice, shapes, prefix
    self.stems = type_names(dice)
    self.used = {}
    self.bases = [base]

  def next(self, kind, index):
    position = self.used[kind] = self.used.get(kind, -1) + 1
    stem = self.prefix + self.stems[position % len(self.stems)] + ("" if position < len(self.stems) else "Legacy")
    name = stem + self.shapes.KINDS[kind]["suffix"]
    superclass = "UIViewController" if self.dice.random() < 0.6 else self.dice.pick(self.bases)
    if kind == "controller" and len(self.bases) < 60 and index % 9 == 0:
      self.bases.append(name)
    feature = templates.NOUNS[index % len(templates.NOUNS)]
    return {"Type": stem if kind == "extension" else name, "Feature": feature, "Super": superclass, "Stem": stem, "File": "@File@"}, name


def generate(folder, file_count):
  """Writes the checkout and commits it. Returns (files, bytes, files with legacy APIs)."""
  dice = Dice(SEED)
  swift = Names(dice, templates, "", "BaseViewController")
  objective_c_names = Names(dice, objective_c, "PST", "PSTBaseViewController")
  files = total = legacy_count = index = 0
  while files < file_count:
    # Two Swift files, then a class of Objective-C with its header.
    is_swift = index % 3 != 2
    shapes, names = (templates, swift) if is_swift else (objective_c, objective_c_names)
    # As many files of each language have legacy APIs, none of them a header: of 75 that is two Swift files and two classes.
    legacy = index % (LEGACY_EVERY * 3) in (7, 8, 43, 44)
    size = dice.size(5_000, 1.05) if legacy else dice.size(2_050, 1.24)
    kind = dice.weighted(shapes.LEGACY_KINDS if legacy else shapes.ALL_KINDS if size > 1_500 else shapes.SMALL_KINDS)
    words, name = names.next(kind, index)
    writer = Writer(dice, words, shapes)
    place = os.path.join(folder, "Modules", words["Feature"] + "Feature", "Sources", shapes.KINDS[kind]["folder"], name)
    if is_swift:
      texts = {".swift": write_swift(writer, kind, size, legacy)}
    else:
      implementation, header = write_objective_c(writer, kind, size * 1.7, legacy)
      texts = {".m": implementation, ".h": header}
    for suffix, text in texts.items():
      write(place + suffix, text)
      total += len(text.encode("utf-8"))
    files += len(texts)
    legacy_count += legacy
    index += 1
  for name, text in (templates.EXTRA_FILES | objective_c.EXTRA_FILES).items():
    write(os.path.join(folder, name), text)
  commit(folder)
  return files, total, legacy_count


def write(path, text):
  os.makedirs(os.path.dirname(path), exist_ok=True)
  with open(path, "w", encoding="utf-8", newline="\n") as file:
    file.write(text)


def commit(folder):
  git = ["git", "-C", folder, "-c", "user.name=bench", "-c", "user.email=bench@example.com", "-c", "gc.auto=0"]
  git += ["-c", "core.hooksPath=/dev/null", "-c", "commit.gpgSign=false"]
  for arguments in (["init", "-q"], ["add", "-A"], ["commit", "-q", "-m", "Generated app"]):
    subprocess.run(git + arguments, check=True)
