# Lists Swift functions of more than 40 lines. Relies on the indentation: a function ends at the first brace that
# stands alone below its first word.

function indentation(line) { match(line, /^ */); return RLENGTH }

FNR == 1 { inside = 0 }

!inside && /^ *([@a-z]+(\([a-z]+\))? )*(func |init[?!]?[(<]|subscript[(<])/ && !/[{].*[}] *$/ {
  inside = 1
  hasBody = /[{] *$/
  start = FNR
  margin = indentation($0)
  name = $0
  sub(/^ */, "", name)
  next
}

inside && !hasBody {
  # A requirement of a protocol has no body; a long signature gets its brace further down.
  if (/[{] *$/ && (indentation($0) >= margin)) hasBody = 1
  else if (indentation($0) <= margin && !/^ *\)/ && length($0) > 0) inside = 0
}

inside && hasBody && FNR > start && indentation($0) == margin && /^ *[}]/ {
  length_ = FNR - start + 1
  if (length_ > 40) printf "note: %s:%d: %d lines; 40 are the limit: %s\n", FILENAME, start, length_, name
  inside = 0
}
