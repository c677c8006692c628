import ChangeLog
import Foundation
import Reports
import Workspace

extension Invocation {
  /// The checkout of the current directory, once what an interrupted run left open is ended.
  func currentCheckout() throws -> Checkout {
    do {
      let checkout = try Checkout.locate(paths: [], currentDirectory: FileManager.default.currentDirectoryPath)
      try checkout.recover(writerOptions)
      return checkout
    } catch let error as WorkspaceError {
      throw Failure(error)
    }
  }

  /// The number that the only operand is; nil when there is none.
  func batchNumber() throws -> Int? {
    guard let word = arguments.operands.first else { return nil }
    guard arguments.operands.count == 1, let number = Int(word), number > 0 else {
      throw Failure.usage("'\(arguments.operands.joined(separator: " "))' is not the number of a batch", hint: "'reframe log' lists them.")
    }
    return number
  }
}

extension [LoggedBatch] {
  /// The batch with the number. Throws a sentence when there is none.
  func batch(_ number: Int) throws(Failure) -> LoggedBatch {
    if let batch = first(where: { $0.record.number == number }) { return batch }
    guard let last else { throw Failure.usage("there is no batch \(number); nothing was written here yet") }
    throw Failure.usage("there is no batch \(number); the last one is \(last.record.number)", hint: "'reframe log' lists them.")
  }
}
