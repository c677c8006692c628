// swift-tools-version: 6.0
import Foundation
import PackageDescription

/// How swift-syntax reaches the build: the modules inside the toolchain, or the package of the same major version.
///
/// `REFRAME_SWIFT_SYNTAX=toolchain|package` decides. Without it Linux takes the toolchain when the modules are
/// there, and macOS takes the package.
enum SwiftSyntaxSource {
  case toolchain(host: String)
  case package

  static let current: SwiftSyntaxSource = {
    switch Context.environment["REFRAME_SWIFT_SYNTAX"] {
    case "package": return .package
    case "toolchain":
      guard let host = toolchainHost() else {
        fatalError("REFRAME_SWIFT_SYNTAX=toolchain, but no toolchain with usr/lib/swift/host/SwiftSyntax.swiftmodule is on the PATH")
      }
      return .toolchain(host: host)
    default:
      #if os(Linux)
        if let host = toolchainHost() { return .toolchain(host: host) }
      #endif
      return .package
    }
  }()

  /// The folder with the toolchain's own swift-syntax modules, found from the `swift` on the `PATH`.
  private static func toolchainHost() -> String? {
    for folder in (Context.environment["PATH"] ?? "").split(separator: ":") {
      let tool = URL(fileURLWithPath: String(folder)).appendingPathComponent("swift").resolvingSymlinksInPath()
      let host = tool.deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("lib/swift/host")
      let module = host.appendingPathComponent("SwiftSyntax.swiftmodule")
      if FileManager.default.fileExists(atPath: module.path) { return host.path }
    }
    return nil
  }
}

let packageDependencies: [Package.Dependency]
let syntaxDependencies: [Target.Dependency]
let syntaxSettings: [SwiftSetting]
let syntaxLinks: [LinkerSetting]

switch SwiftSyntaxSource.current {
case .package:
  packageDependencies = [.package(url: "https://github.com/swiftlang/swift-syntax.git", from: "603.0.0")]
  syntaxDependencies = ["SwiftSyntax", "SwiftParser", "SwiftOperators"].map { .product(name: $0, package: "swift-syntax") }
  syntaxSettings = []
  syntaxLinks = []
case .toolchain(let host):
  packageDependencies = []
  syntaxDependencies = []
  syntaxSettings = [.unsafeFlags(["-I", host])]
  syntaxLinks = [
    .unsafeFlags(["-L", host, "-lSwiftSyntax", "-lSwiftParser", "-lSwiftOperators", "-Xlinker", "-rpath", "-Xlinker", host])
  ]
}

let package = Package(
  name: "Reframe",
  platforms: [.macOS(.v15)],
  products: [.executable(name: "reframe", targets: ["reframe"])],
  dependencies: packageDependencies,
  targets: [
    .systemLibrary(name: "CPCRE2", pkgConfig: "libpcre2-8", providers: [.apt(["libpcre2-dev"]), .brew(["pcre2"])]),
    .target(name: "SourceText"),
    .target(name: "Patterns", dependencies: ["CPCRE2", "SourceText"]),
    .target(name: "SourceEdits", dependencies: ["SourceText"]),
    .target(name: "ObjCSyntax", dependencies: ["SourceText"]),
    .target(name: "ProjectFiles", dependencies: ["SourceText", "SourceEdits"]),
    .target(name: "UIKitModel"),
    .target(
      name: "TransformKit",
      dependencies: ["SourceText", "Patterns", "SourceEdits", "ObjCSyntax", "ProjectFiles", "UIKitModel"] + syntaxDependencies,
      swiftSettings: syntaxSettings),
    .target(
      name: "Transforms",
      dependencies: ["TransformKit", "ObjCSyntax", "ProjectFiles"] + syntaxDependencies,
      path: "Transforms",
      exclude: ["README.md"],
      swiftSettings: syntaxSettings),
    .target(
      name: "Engine", dependencies: ["TransformKit", "ObjCSyntax", "ProjectFiles"] + syntaxDependencies,
      swiftSettings: syntaxSettings),
    .target(name: "Review", dependencies: ["SourceEdits", "SourceText"]),
    .target(name: "ChangeLog", dependencies: ["SourceEdits", "SourceText"]),
    .target(name: "Workspace", dependencies: ["SourceEdits", "Patterns", "ProjectFiles", "SourceText", "ChangeLog"]),
    .target(name: "Reports", dependencies: ["SourceEdits", "SourceText", "ChangeLog"]),
    .executableTarget(
      name: "reframe",
      dependencies: ["Engine", "Transforms", "Review", "ChangeLog", "Workspace", "Reports"],
      swiftSettings: syntaxSettings,
      linkerSettings: syntaxLinks),
    .testTarget(name: "SourceEditsTests", dependencies: ["SourceEdits", "SourceText"]),
    .testTarget(name: "ObjCSyntaxTests", dependencies: ["ObjCSyntax", "SourceText"]),
    .testTarget(name: "ProjectFilesTests", dependencies: ["ProjectFiles", "SourceEdits", "SourceText"]),
    .testTarget(name: "UIKitModelTests", dependencies: ["UIKitModel"]),
    .testTarget(name: "ReviewTests", dependencies: ["Review", "SourceEdits", "SourceText"]),
    .testTarget(name: "ChangeLogTests", dependencies: ["ChangeLog", "SourceEdits", "SourceText"]),
    .testTarget(name: "WorkspaceTests", dependencies: ["Workspace", "ChangeLog", "Patterns", "SourceText"]),
    .testTarget(name: "ReportsTests", dependencies: ["Reports", "SourceEdits", "ChangeLog"]),
    .testTarget(
      name: "TransformKitTests",
      dependencies: ["Engine", "TransformKit", "ObjCSyntax", "SourceText", "UIKitModel"],
      swiftSettings: syntaxSettings,
      linkerSettings: syntaxLinks),
    .testTarget(
      name: "TransformsTests",
      dependencies: ["Engine", "Transforms", "Workspace", "Reports", "ObjCSyntax", "UIKitModel"],
      exclude: ["KnownIssues"],
      swiftSettings: syntaxSettings,
      linkerSettings: syntaxLinks),
    .testTarget(
      name: "CommandTests",
      dependencies: ["reframe", "Workspace"],
      swiftSettings: syntaxSettings,
      linkerSettings: syntaxLinks),
  ]
)
