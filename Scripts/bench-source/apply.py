"""Measures `reframe apply plan.json` beside `git apply` of the same patch, in turns. Called by Scripts/bench-apply."""

import argparse
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

FILES, PLACES = 1_000, 5
# `apply plan.json` may take this many times what `git apply` takes.
BUDGET = 3.0


def write_checkout(folder):
  """A thousand controllers in a hundred folders, each with five places that are safe to change."""
  for number in range(FILES):
    path = os.path.join(folder, "App", f"Module{number % 100}", f"Screen{number}Controller.swift")
    os.makedirs(os.path.dirname(path), exist_ok=True)
    lines = ["import UIKit", "", f"final class Screen{number}Controller: UIViewController {{"]
    lines += [f"    private let label{place} = UILabel()" for place in range(PLACES)]
    lines += ["", "    override func viewDidLayoutSubviews() {", "        super.viewDidLayoutSubviews()"]
    for place in range(PLACES):
      lines += [f"        label{place}.numberOfLines = 2", f"        label{place}.frame.origin.y = {10 * place}"]
      lines += [f"        label{place}.frame.size.width = UIScreen.main.bounds.width - {place}"]
      lines += [f"        label{place}.alpha = 1", f"        label{place}.isHidden = false", f"        label{place}.tag = {place}"]
    lines += ["    }", ""]
    for method in range(20):
      lines += [f"    func step{method}() -> Int {{", f"        return {method}", "    }", ""]
    with open(path, "w", encoding="utf-8", newline="\n") as file:
      file.write("\n".join(lines) + "}\n")
  for command in (
    ["init", "-q"], ["config", "user.name", "bench"], ["config", "user.email", "bench@example.com"], ["config", "gc.auto", "0"],
    ["config", "core.hooksPath", "/dev/null"], ["add", "-A"], ["-c", "commit.gpgSign=false", "commit", "-q", "-m", "Generated app"],
  ):
    git(folder, *command)


def git(folder, *arguments):
  return subprocess.run(["git", "-C", folder, *arguments], check=True, stdout=subprocess.PIPE).stdout


def reset(folder):
  """Every file as it was committed, nothing of ours, and all of it on the disk."""
  shutil.rmtree(os.path.join(folder, ".reframe"), ignore_errors=True)
  git(folder, "reset", "-q", "--hard")
  git(folder, "status", "--porcelain")
  os.sync()


def timed(folder, command):
  start = time.monotonic()
  process = subprocess.run(command, cwd=folder, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
  seconds = time.monotonic() - start
  if process.returncode != 0:
    sys.exit(f"bench-apply: {command[0]} ended with {process.returncode}: {process.stderr.decode(errors='replace')}")
  return seconds


def measure(folder, reframe, rounds):
  """Name → seconds of each round, after one round that does not count."""
  plan, patch = os.path.join(folder, ".git", "plan.json"), os.path.join(folder, ".git", "changes.patch")
  with open(patch, "wb") as file:
    subprocess.run([reframe, "diff", "--quiet", "--save", plan], cwd=folder, check=True, stdout=file)
  commands = {
    "git apply": ["git", "apply", patch],
    "reframe apply plan.json": [reframe, "apply", "--quiet", plan],
    "reframe apply": [reframe, "apply", "--quiet"],
  }
  times = {name: [] for name in commands}
  results = {}
  for _ in range(rounds + 1):
    for name, command in commands.items():
      reset(folder)
      times[name].append(timed(folder, command))
      results[name] = git(folder, "diff", "--no-color")
  if len(set(results.values())) != 1 or results["git apply"].count(b"\n+ ") != FILES * PLACES:
    sys.exit("bench-apply: they did not write the same")
  return {name: list[1:] for name, list in times.items()}


def main():
  parser = argparse.ArgumentParser()
  parser.add_argument("--reframe", required=True)
  parser.add_argument("--rounds", type=int, default=5)
  parser.add_argument("--check", action="store_true")
  options = parser.parse_args()
  folder = tempfile.mkdtemp(prefix="reframe-bench-apply-")
  try:
    write_checkout(folder)
    times = measure(folder, options.reframe, options.rounds)
  finally:
    shutil.rmtree(folder, ignore_errors=True)
  print(f"{FILES * PLACES} changes in {FILES} files, median of {options.rounds} rounds in turns\n")
  for name, list in times.items():
    print(f"  {name:24} {1000 * statistics.median(list):6.0f} ms   ({1000 * min(list):.0f} to {1000 * max(list):.0f})")
  ratio = statistics.median(times["reframe apply plan.json"]) / statistics.median(times["git apply"])
  print(f"\n  'reframe apply plan.json' takes {ratio:.2f} times what 'git apply' takes; the budget is {BUDGET:.1f}")
  if options.check and ratio > BUDGET:
    sys.exit("bench-apply: the budget is exceeded")


main()
