import SourceEdits
import SwiftSyntax
import TransformKit

/// Whether an app delegate is one that can be migrated at all.
struct DelegateCheck {
  let request: SceneMigrationRequest
  let model: DelegateModel

  func check() throws(MigrationRefusal) {
    try checkFramework()
    try checkSpelling()
  }

  private func checkFramework() throws(MigrationRefusal) {
    if let parent = model.declaration.inheritanceClause?.inheritedTypes.first?.type {
      let name = parent.trimmedDescription
      if let framework = FrameworkDelegates.framework(ofSuperclass: name) {
        throw refusal(parent, "leave '\(model.name)': \(framework)'s app delegate makes the window")
      }
      let isPlain = ["UIResponder", "NSObject", "UIApplicationDelegate"].contains(name)
      if !isPlain, request.project.index.declarations(named: name).isEmpty, !isProtocolOnly(name) {
        throw refusal(parent, "leave '\(model.name)': what its superclass '\(name)' does with the window is not known")
      }
    }
    for item in model.file.tree.statements {
      guard let path = item.item.as(ImportDeclSyntax.self)?.path, let name = path.first?.name.plainText,
        let framework = FrameworkDelegates.framework(ofImport: name)
      else { continue }
      throw refusal(path, "leave '\(model.name)': \(framework) makes the window")
    }
  }

  /// A class whose first inherited name is a protocol of a library has no superclass, as far as can be told.
  private func isProtocolOnly(_ name: String) -> Bool {
    request.project.index.role(of: name, in: model.file.id) == .openProtocol
  }

  private func refusal(_ node: some SyntaxProtocol, _ message: String) -> MigrationRefusal {
    MigrationRefusal("framework-app-delegate", at: node, in: model.file, message)
  }

  /// A launch method that UIKit never calls leaves the question open what the app does at launch.
  private func checkSpelling() throws(MigrationRefusal) {
    guard model.launchMethods.isEmpty else { return }
    for part in model.parts {
      guard let function = part.function, DelegateCallback.meant(by: function.fullName)?.contains("FinishLaunching") ?? false else { continue }
      throw MigrationRefusal(
        "app-delegate-callback-not-called", at: function.name, in: part.file, "leave '\(model.name)': UIKit never calls '\(function.fullName)'")
    }
  }
}
