#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif
import ChangeLog

/// One file of a journal, where it is on disk: what was done to it, and how that goes on or back.
struct JournaledFile {
  let step: Journal.Step
  let place: FilePlace

  private var isAsBefore: Bool { step.before == nil ? !place.exists : place.contentID()?.digits == step.before }
  private var isAsAfter: Bool {
    guard step.new != nil else { return !place.exists }
    // Of a new file of ours it is not noted what it holds.
    return step.after == nil ? place.exists : place.contentID()?.digits == step.after
  }

  // MARK: Forward

  /// True when the step is done, or can still be done to what is there now.
  var canBeFinished: Bool {
    if let new = step.new, place.has(new) {
      return (step.after == nil || place.contentID(of: new)?.digits == step.after) && isAsBefore
    }
    guard let old = step.old, place.has(old) else { return step.new != nil || !place.exists || isAsBefore }
    // Neither saved by somebody in the instant before it was replaced, nor put back by somebody since.
    return place.contentID(of: old)?.digits == step.before && (!isAsBefore || step.before == step.after)
  }

  func finish() throws(WorkspaceError) {
    guard let new = step.new else {
      guard let old = step.old, !place.has(old), place.exists else { return }
      return try place.rename(place.name, to: old)
    }
    guard place.has(new) else { return }
    if let old = step.old {
      // Where a file cannot have two names it is copied, and the copy may have been cut off.
      if place.has(old), place.contentID(of: old)?.digits != step.before { try place.remove(old) }
      // Without a second name the file can still be replaced; only taking that back is no longer possible.
      if !place.has(old) { _ = linkat(place.folder, place.name, place.folder, old, 0) }
    }
    try place.rename(new, to: place.name)
  }

  func removeOld() {
    if let old = step.old { unlinkat(place.folder, old, 0) }
  }

  // MARK: Back

  /// Takes away what was written beside a file that was not touched yet.
  func removeNew() throws(WorkspaceError) {
    if let new = step.new { try place.remove(new) }
  }

  /// Puts the old content back. Gives words for a file that somebody edited meanwhile, which is left.
  func putBack() throws(WorkspaceError) -> String? {
    if let new = step.new, place.has(new) {
      // It was not replaced, or is already back.
      if let old = step.old { try place.remove(old) }
      try place.remove(new)
      return nil
    }
    guard let old = step.old else {
      guard place.exists else { return nil }
      guard isAsAfter else { return "'\(place.path)' (it was not there before)" }
      try place.remove(place.name)
      return nil
    }
    guard place.has(old) else {
      guard step.new != nil, step.after != step.before, isAsAfter else { return nil }
      return "'\(place.path)' (what it was before could not be kept)"
    }
    if isAsAfter {
      try place.rename(old, to: place.name)
    } else if isAsBefore {
      try place.remove(old)
    } else {
      return "'\(place.path)' (what it was before is in '\(old)' beside it)"
    }
    return nil
  }
}
