# Sourced by the other scripts: where things are, how to speak, how to stop.
# shellcheck shell=bash

# The script that runs, found before the folder changes.
script=$(cd "$(dirname "$0")" && pwd)/$(basename "$0")
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
cd "$root" || exit

# heading TEXT: a title between steps, for people who read along.
heading() {
  if [ -t 1 ] && [ -z "${NO_COLOR:-}" ]; then
    printf '\n\033[1m== %s ==\033[0m\n\n' "$1"
  else
    printf '\n== %s ==\n\n' "$1"
  fi
}

# note TEXT: progress; results go to stdout, everything else here.
note() { printf '%s\n' "$*" >&2; }

# fail TEXT…: ends the script with a sentence that says what to do.
fail() {
  printf '%s: %s\n' "$(basename "$0")" "$*" >&2
  exit 1
}

# quietly COMMAND…: shows what the command says only when it fails.
quietly() {
  local log
  log=$(mktemp)
  if "$@" >"$log" 2>&1; then
    rm -f "$log"
  else
    cat "$log" >&2
    rm -f "$log"
    return 1
  fi
}

# as_root COMMAND…: directly for root, through sudo for others.
as_root() {
  if [ "$(id -u)" = 0 ]; then "$@"; else sudo "$@"; fi
}

# install_packages INSTALLER NAME…: with apt-get or brew.
install_packages() {
  local installer=$1
  shift
  note "$(basename "$script"): installing $*"
  case "$installer" in
    apt-get)
      [ "$(id -u)" = 0 ] || command -v sudo >/dev/null ||
        fail "this needs root, and there is no sudo here. As root, run: apt-get install $*"
      # Old package lists may still do, so a failed update is not the end.
      quietly as_root apt-get -q update || note "apt-get update failed; trying with the lists that are here"
      quietly as_root env DEBIAN_FRONTEND=noninteractive apt-get -q install -y --no-install-recommends "$@" ||
        fail "apt-get could not install: $*"
      ;;
    brew) quietly brew install --quiet "$@" || fail "brew could not install: $*" ;;
    *) fail "neither apt-get nor brew is here. Install these yourself and run this again: $*" ;;
  esac
}

# The program that installs packages here: apt-get, brew or none.
installer() {
  if command -v apt-get >/dev/null; then
    echo apt-get
  elif command -v brew >/dev/null; then
    echo brew
  else
    echo none
  fi
}

# build ARGUMENTS…: `swift build`, whose progress goes to stderr.
build() { swift build "$@" >&2; }

# usage: prints the comment at the head of the script that runs.
usage() { sed -n '2,/^[^#]/s/^# \{0,1\}//p' "$script"; }
