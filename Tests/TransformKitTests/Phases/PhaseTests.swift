import Testing
import UIKitModel

/// When code runs, by UIKit's callbacks and by who calls it, in the whole program.
@Suite struct PhaseTests {
  @Test(arguments: Row<Phase>.callbacks) func whatUIKitCalls(_ row: Row<Phase>) throws { try row.check(\.site.phase) }

  @Test(arguments: Row<Phase>.helpers) func whatTheClassCalls(_ row: Row<Phase>) throws { try row.check(\.site.phase) }

  @Test(arguments: Row<Phase>.selectors) func whatASelectorNames(_ row: Row<Phase>) throws { try row.check(\.site.phase) }

  @Test(arguments: Row<Phase>.closures) func whatAClosureDoes(_ row: Row<Phase>) throws { try row.check(\.site.phase) }

  @Test(arguments: Row<Phase>.others) func whatOthersCall(_ row: Row<Phase>) throws { try row.check(\.site.phase) }

  @Test(arguments: Row<Phase>.files) func whatOtherFilesCall(_ row: Row<Phase>) throws { try row.check(\.site.phase) }

  @Test(arguments: Row<Phase>.swiftOnly) func whatOnlySwiftHas(_ row: Row<Phase>) throws { try row.check(\.site.phase) }

  @Test(arguments: Row<Phase>.objcOnly) func whatOnlyObjectiveCHas(_ row: Row<Phase>) throws { try row.check(\.site.phase) }
}
