import SourceEdits

extension Project {
  /// The delegate belongs to an app or library of an Xcode project that is no iOS app: another platform's, or a framework's.
  public func isCompiledElsewhere(_ delegate: AppDelegateClass) -> Bool {
    projectFiles.contains { file in
      guard ProjectFileKind(of: file) == .xcodeProject, let content = xcodeProject(file) else { return false }
      return delegate.files.contains { source in
        guard let path = file.pathInProject(of: source) else { return false }
        return !content.targets(compiling: path).isEmpty
      }
    }
  }

  /// What writes the project of a delegate, and what to add to it, in a sentence; nil when nothing does.
  public func generator(of delegate: AppDelegateClass) -> String? { nil }
}
