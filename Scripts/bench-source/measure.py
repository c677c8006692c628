"""Runs reframe, ripgrep and ast-grep in turns on one checkout and compares them. Called by Scripts/bench."""

import argparse
import hashlib
import os
import pathlib
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

import generate
import shapes

# The words of the first pass (FirstPass.swift and ObjectiveCPass.swift in Sources/TransformKit), without its exceptions:
# what somebody who greps for legacy code in both languages would look for.
TOKENS = [
  r"UIScreen",
  r"UIApplication\s*\.\s*shared",
  r"UIApplication\s*\.\s*(?:did|will)ChangeStatusBar",
  r"UIApplication(?:Did|Will)ChangeStatusBarOrientation",
  r"extension\s+UIApplication",
  r"Window\s*\(",
  r"UIWindow\s*\.",
  r"UIDevice\s*\.\s*(?:current|orientation)",
  r"UIDeviceOrientationDidChange",
  r"screen\s*\.\s*bounds",
  r"keyWindow",
  r"connectedScenes",
  r"interfaceOrientation",
  r"application\s*\.\s*(?:windows?|statusBar|delegate)",
  r"sharedApplication",
  r"UIApplication\s*\*",
  r"(?:interface|implementation) UI(?:Application|Window|Device)",
  r"Window\s+(?:alloc|new)",
  r"UIDevice\s+currentDevice",
  r"UI(?:Device|Interface)OrientationIs",
  r"applicationFrame",
  r"statusBar(?:Orientation|Frame)",
]

# One literal rule for each of the commonest transforms. ast-grep reads no Objective-C, so it is compared with a run of
# reframe over the Swift files alone.
RULES = [
  "UIScreen.main.bounds",
  "UIScreen.main.scale",
  "UIApplication.shared.keyWindow",
  "UIWindow(frame: $F)",
  "UIDevice.current.orientation",
]

# Budgets: reframe may take this many times ripgrep's time, must be this many times faster than ast-grep, and may
# use this much memory.
TIMES_RIPGREP, TIMES_FASTER_THAN_AST_GREP, PEAK_MEGABYTES = 8, 10, 500


ENDINGS = ["swift", "m", "mm", "h", "pch"]
SWIFT_ALONE = "reframe, Swift alone"


def rules():
  return "\n---\n".join(
    f"id: rule-{number}\nlanguage: swift\nrule:\n  pattern: '{pattern}'" for number, pattern in enumerate(RULES))


def commands(options):
  """Name → (command, exit codes that are no failure)."""
  table = {
    "ripgrep": (
      ["rg", "--count", *(f"--glob=*.{ending}" for ending in ENDINGS), "--regexp", "|".join(TOKENS), "."], (0, 1)),
    "ast-grep": ([options.ast_grep, "scan", "--inline-rules", rules(), "--json=stream", "."], (0, 1)),
  }
  if options.reframe:
    table["reframe"] = ([options.reframe, "scan", "--quiet"], (0,))
    table[SWIFT_ALONE] = ([options.reframe, "scan", "--quiet"], (0,))
  return table


def run(command, accepted, folder):
  """Returns (wall seconds, peak bytes) of one run whose output goes nowhere."""
  with open(os.devnull, "wb") as nowhere:
    start = time.monotonic()
    process = subprocess.Popen(command, cwd=folder, stdin=subprocess.DEVNULL, stdout=nowhere, stderr=subprocess.PIPE)
    complaint = process.stderr.read()
    _, status, usage = os.wait4(process.pid, 0)
    seconds = time.monotonic() - start
  process.returncode = os.waitstatus_to_exitcode(status)
  if process.returncode not in accepted:
    sys.exit(f"bench: {os.path.basename(command[0])} ended with {process.returncode}: {complaint.decode(errors='replace')}")
  # Linux counts in kilobytes, macOS in bytes. Nothing reads as less than Python's own 20 MB, which it has at the fork.
  return seconds, usage.ru_maxrss * (1 if sys.platform == "darwin" else 1024)


def generated_checkout(cache, file_count):
  """The generated checkout, made anew only when the generator changed."""
  sources = [pathlib.Path(__file__).with_name(name).read_bytes() for name in ("generate.py", "templates.py", "objective_c.py")]
  version = hashlib.sha256(b"".join(sources)).hexdigest()[:10]
  folder = cache / f"checkout-{file_count}-{version}"
  stamp = cache / f"checkout-{file_count}-{version}.done"
  if not stamp.exists():
    print(f"bench: generating {file_count} files in {folder} …", file=sys.stderr)
    for old in cache.glob(f"checkout-{file_count}-*"):
      shutil.rmtree(old) if old.is_dir() else old.unlink()
    folder.mkdir(parents=True)
    generate.generate(str(folder), file_count)
    stamp.touch()
  return folder


def describe(folder):
  skipped = {".git", ".build", "Pods", "Carthage"}
  counts = {"Swift": 0, "Objective-C": 0}
  size = 0
  for path, folders, files in os.walk(folder):
    folders[:] = [name for name in folders if name not in skipped]
    for name in files:
      ending = name.rpartition(".")[2]
      if ending in ENDINGS:
        counts["Swift" if ending == "swift" else "Objective-C"] += 1
        size += os.lstat(os.path.join(path, name)).st_size
  languages = " and ".join(f"{count:,} files of {language}" for language, count in counts.items())
  print(f"{folder}: {languages}, {size / 1e6:.1f} MB, {os.cpu_count()} processors")


def copy_swift(folder, copy):
  """Copies the Swift files of a folder: what ast-grep reads of it."""
  for file in folder.rglob("*.swift"):
    target = copy / file.relative_to(folder)
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(file, target)


def measure(table, folder, swift_alone, rounds):
  """Name → list of (seconds, bytes). The tools take turns, so that a busy machine is unfair to none of them."""
  results = {name: [] for name in table}
  for number in range(rounds + 1):
    for name, (command, accepted) in table.items():
      show_progress(f"round {number} of {rounds}, {name}")
      result = run(command, accepted, swift_alone if name == SWIFT_ALONE else folder)
      # Round 0 fills the file cache.
      if number > 0:
        results[name].append(result)
  show_progress("")
  return results


def report_counters(reframe, folder):
  """Prints what one scan opened and parsed, as the command counts it."""
  environment = dict(os.environ, REFRAME_COUNTERS="1")
  result = subprocess.run(
    [reframe, "scan", "--quiet"], cwd=folder, env=environment, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
    stderr=subprocess.PIPE, text=True)
  for line in result.stderr.splitlines():
    if "opens " in line:
      print(line)


def show_progress(text):
  if sys.stderr.isatty():
    print(f"\r{text:40}\r{text}", end="", file=sys.stderr, flush=True)


def report(results):
  """Prints the table and the ratios; returns whether the budget is kept."""
  print(f"{'':20} {'median':>9} {'fastest':>9} {'slowest':>9} {'peak memory':>12}")
  median, peak = {}, {}
  for name, runs in results.items():
    times = [seconds for seconds, _ in runs]
    median[name], peak[name] = statistics.median(times), max(size for _, size in runs) / 1e6
    print(f"{name:20} {median[name]:7.2f} s {min(times):7.2f} s {max(times):7.2f} s {peak[name]:9.0f} MB")
  if "reframe" not in median:
    print(f"ast-grep / ripgrep {median['ast-grep'] / median['ripgrep']:8.1f}")
    return True
  lines = [
    ("reframe / ripgrep", median["reframe"] / median["ripgrep"], "at most", TIMES_RIPGREP),
    ("ast-grep / reframe, Swift", median["ast-grep"] / median[SWIFT_ALONE], "at least", TIMES_FASTER_THAN_AST_GREP),
    ("peak memory, MB", peak["reframe"], "at most", PEAK_MEGABYTES),
  ]
  kept = True
  for title, value, bound, limit in lines:
    good = value <= limit if bound == "at most" else value >= limit
    kept = kept and good
    print(f"{title:25} {value:8.1f}   budget: {bound} {limit}   {'ok' if good else 'OVER BUDGET'}")
  return kept


def main():
  parser = argparse.ArgumentParser(prog="bench", usage="Scripts/bench [options]; Scripts/bench --help lists them")
  parser.add_argument("--cache", type=pathlib.Path, required=True)
  parser.add_argument("--ast-grep", required=True)
  parser.add_argument("--reframe")
  parser.add_argument("--checkout", type=pathlib.Path)
  parser.add_argument("--files", type=int, default=20_000)
  parser.add_argument("--rounds", type=int, default=5)
  parser.add_argument("--check", action="store_true")
  options = parser.parse_args()
  if options.rounds < 1 or options.files < 1:
    parser.error("--rounds and --files must be at least 1")
  if options.checkout and not options.checkout.is_dir():
    parser.error(f"there is no folder {options.checkout}")
  folder = options.checkout or generated_checkout(options.cache, options.files)
  describe(folder)
  with tempfile.TemporaryDirectory(dir=options.cache) as swift_alone:
    copy_swift(folder, pathlib.Path(swift_alone))
    kept = report(measure(commands(options), folder, swift_alone, options.rounds))
  if options.reframe:
    report_counters(options.reframe, folder)
    # The shapes are the generated checkout's; somebody's own has its own.
    if not options.checkout:
      kept = shapes.measure(options.reframe, str(options.cache / "shapes"), options.rounds) and kept
  sys.exit(1 if options.check and not kept else 0)


main()
