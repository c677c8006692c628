import Foundation
import Reports
import Review
import SourceEdits
import SourceText
import TransformKit
import Transforms
import Workspace

/// Runs of the engine for a review: safe and doubtful changes, each alone against the text on disk.
struct ReviewRuns {
  let invocation: Invocation
  var configuration: Configuration
  let checkout: Checkout

  /// What there is to decide, and the texts it is about.
  struct Offer {
    let result: RunResult
    let texts: [FileID: SourceText]

    var changes: [Change] { result.changes.accepted }
    var conflicts: [Conflict] { result.changes.conflicts }
  }

  /// The changes of the checkout, without those that were declined.
  func offer(declines: Set<String> = []) throws -> Offer {
    let result = try invocation.run(configuration, in: checkout) { options in
      options.accepts = .needsReview
      options.passes = 1
      options.changesLand = false
      options.declines = declines
    }
    return Offer(result: result, texts: try result.originals())
  }

  /// What the transforms propose for other texts of some files.
  func proposals(for overlay: [FileID: SourceText]) throws -> [Change] {
    try invocation.run(configuration, in: checkout, overlay: overlay, only: Set(overlay.keys), saysSkipped: false) { options in
      options.accepts = .needsReview
      options.passes = 1
      options.changesLand = false
    }.changes.accepted
  }

  func sorted(_ changes: [Change], _ order: ReviewOrder) -> [Change] {
    order.sorted(changes, transforms: TransformCatalogue.ids)
  }

  /// Throws when a file has uncommitted changes that none of these batches made.
  func refuseOthersWork(in files: some Sequence<FileID>, besides batches: Set<Int>, refusal: String? = nil) throws {
    var policy = configuration.git
    if let refusal { policy.refusal = refusal }
    var own = batches.isEmpty ? OwnFiles() : OwnFiles(batches, in: try UndoCommand.batches(of: checkout))
    own.looksAtCommit = policy.commits || policy.stages
    try policy.check(files.sorted(), in: checkout, besides: own)
  }
}
