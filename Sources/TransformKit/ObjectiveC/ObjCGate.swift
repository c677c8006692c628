import SourceEdits

extension Gate {
  /// Code that does not run on the systems we write for, or is not shipped.
  public static func branch(_ site: ObjCSite, in file: ObjCFile) -> ReasonCode? {
    branch(site, isTest: file.context.isTest || ["XCTest", "Kiwi", "Specta", "Expecta", "FBSnapshotTestCase"].contains(where: file.imports))
  }

  /// A shared object that is reached under another name than its own.
  public static func spelling(_ use: ObjCGlobalUse) -> ReasonCode? {
    switch use.spelling {
    case .direct, .localAlias, .parameter, .projectAlias: nil
    case .storedAlias: "aliased-receiver"
    }
  }
}
