import ProjectFiles
import SourceEdits

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What the project files of a checkout say of its source files.
///
/// Made once for a run. The project files are read when a file first asks for them, and each once. May be used from
/// several threads.
public struct TargetFacts: Sendable {
  fileprivate let shared: Locked<ProjectFolders>

  /// - Parameters:
  ///   - projects: The Xcode projects as the rest of the run has them; nil where each is parsed here.
  ///   - read: Reads a file's bytes; nil for the disk.
  public init(_ checkout: Checkout, projects: XcodeProjects? = nil, reading read: (@Sendable (FileID) throws -> [UInt8])? = nil) {
    shared = Locked(ProjectFolders(root: checkout.root, projects: projects, reading: read ?? { try checkout.read($0) }))
  }

  /// See `facts(for:)`.
  public typealias Facts = (deploymentTarget: String?, source: String?, isTest: Bool, isAppExtension: Bool)

  /// The iOS that the file's target starts at and the project file that says so, and whether the file belongs to tests
  /// or to an app extension.
  ///
  /// The nearest project file upwards decides; in one folder a `Package.swift` goes before a `project.pbxproj`, an
  /// `.xcconfig` and a `Podfile`.
  public func facts(for file: FileID) -> Facts {
    let isTestPath = TestPath.isTest(file.path)
    return shared.withLock { folders in
      let target = folders.deploymentTarget(for: file.path)
      let owners = folders.targets(compiling: file.path)
      return (
        target?.version, target?.source, isTestPath || (!owners.isEmpty && owners.allSatisfy(\.isTest)),
        owners.isEmpty ? folders.isExtensionByPlist(file.path) : owners.contains(where: \.isAppExtension)
      )
    }
  }
}

extension TargetFacts {
  /// The header that the compiler puts before the file if that is no Swift, and the one that Swift of the same target sees.
  ///
  /// Told from the project file, else from a `.pch` or `-Bridging-Header.h` in the nearest folder upwards. That the file
  /// is there is not checked.
  public func sharedHeaders(for file: FileID) -> (prefix: FileID?, bridging: FileID?) {
    let found = shared.withLock { $0.sharedHeaders(for: file.path) }
    return (found.prefix.map { FileID($0) }, found.bridging.map { FileID($0) })
  }
}

/// Tells test code by where it is.
enum TestPath {
  static func isTest(_ path: String) -> Bool {
    let parts = path.utf8.split(separator: 0x2F)
    guard let last = parts.last else { return false }
    if parts.dropLast().contains(where: { isTest(name: String($0)!, isFile: false) }) { return true }
    return isTest(name: String(last.prefix { $0 != 0x2E })!, isFile: true)
  }

  /// `AppTests`, `UITests`, `Specs` and the like, but not `Contest`, `ABTest` or, for a file, `SpeedTest` and `LayoutSpec`.
  private static func isTest(name: String, isFile: Bool) -> Bool {
    if !isFile, ["tests", "test", "specs", "spec"].contains(name) { return true }
    if name.hasSuffix("Tests") || name.hasSuffix("Specs") || (!isFile && name == "Spec") { return true }
    guard !isFile, name.hasSuffix("Test") else { return false }
    guard !name.hasSuffix("UITest"), let before = name.dropLast(4).last else { return true }
    return !before.isUppercase
  }
}

/// A value that one thread at a time gets at.
///
/// `@unchecked Sendable`: the value is touched only between lock and unlock.
private final class Locked<Value>: @unchecked Sendable {
  private var value: Value
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)

  init(_ value: Value) {
    self.value = value
    pthread_mutex_init(mutex, nil)
  }

  deinit {
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
  }

  func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return body(&value)
  }
}
