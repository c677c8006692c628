import SwiftSyntax
import TransformKit

extension DelegatePart {
  /// A launch statement that may move because of what it shares with the window's code: nothing in it is known to be for the
  /// whole process, and it does not end the launch.
  var isLaunchSetup: Bool {
    guard let statement, !statement.mayLeave, processWord == nil, !statement.asksForAppearance, uses.parameters.isEmpty, uses.supers.isEmpty else { return false }
    return !statement.item.is(ReturnStmtSyntax.self)
  }

  /// It only makes or changes things of the user interface.
  var isPlainlyInterface: Bool {
    guard let statement else { return false }
    if let check = statement.item.as(ExpressionStmtSyntax.self)?.expression.as(IfExprSyntax.self) {
      guard check.conditions.allSatisfy({ $0.condition.is(AvailabilityConditionSyntax.self) }) else { return false }
      return Syntax(statement).leafStatements.allSatisfy { $0.item.is(VariableDeclSyntax.self) ? $0.isPlainlyInterface : $0.isAboutInterfaceLocal }
    }
    return statement.isPlainlyInterface
  }

  /// The first name in the code that stands for something of the whole process.
  var processWord: TokenSyntax? { node.processWord }
}

extension CodeBlockItemSyntax {
  /// `UINavigationBar.appearance()`, whose looks are those of all windows.
  fileprivate var asksForAppearance: Bool {
    tokens(viewMode: .sourceAccurate).contains { $0.text == "appearance" && $0.previousToken(viewMode: .sourceAccurate)?.tokenKind == .period }
  }

  /// It calls or sets something of a local that holds a new object of UIKit: `bar.isHidden = true`, `bar.sizeToFit()`.
  var isAboutInterfaceLocal: Bool {
    var base = item.as(SequenceExprSyntax.self)?.elements.first ?? item.as(FunctionCallExprSyntax.self)?.calledExpression
    while let inner = base?.as(MemberAccessExprSyntax.self)?.base { base = inner }
    guard let name = base?.as(DeclReferenceExprSyntax.self), let local = name.localName(name.baseName.plainText) else { return false }
    return local.value?.trimmedDescription.hasPrefix("UI") ?? false
  }

  /// One statement without others in it.
  fileprivate var isPlainlyInterface: Bool {
    if item.is(FunctionCallExprSyntax.self) { return isAboutInterfaceLocal }
    if let sequence = item.as(SequenceExprSyntax.self) {
      return sequence.elements.dropFirst().first?.is(AssignmentExprSyntax.self) ?? false
    }
    guard let declaration = item.as(VariableDeclSyntax.self) else { return false }
    return declaration.bindings.allSatisfy { $0.initializer?.value.trimmedDescription.hasPrefix("UI") ?? false }
  }
}

extension Syntax {
  var processWord: TokenSyntax? {
    tokens(viewMode: .sourceAccurate).first { token in
      guard case .identifier(let name) = token.tokenKind else { return false }
      return ProcessWords.names.contains(name) || ProcessWords.suffixes.contains(where: name.hasSuffix)
    }
  }

  /// The innermost statements: those that hold no others outside of closures.
  var leafStatements: [CodeBlockItemSyntax] {
    if self.is(ClosureExprSyntax.self) { return [] }
    let inner = children(viewMode: .sourceAccurate).flatMap(\.leafStatements)
    if !inner.isEmpty { return inner }
    return self.as(CodeBlockItemSyntax.self).map { [$0] } ?? []
  }
}

/// Names of things that a process sets up once, whether or not it has a window.
enum ProcessWords {
  static let names: Set<String> = [
    "FirebaseApp", "Crashlytics", "Fabric", "UNUserNotificationCenter", "Messaging", "BGTaskScheduler", "OneSignal", "Branch",
    "AppsFlyerLib", "SentrySDK", "Bugsnag", "NewRelic", "GMSServices", "GMSPlacesClient", "IQKeyboardManager", "GADMobileAds",
    "AppCenter", "Instabug", "Mixpanel", "Amplitude", "Adjust", "ApplicationDelegate", "Purchases", "SKPaymentQueue", "WCSession",
    "AVAudioSession", "PKPushRegistry", "CXProvider", "registerForRemoteNotifications", "registerUserNotificationSettings",
    "requestAuthorization", "setMinimumBackgroundFetchInterval", "URLCache", "signal", "setenv", "NSSetUncaughtExceptionHandler",
  ]
  static let suffixes = ["Analytics", "Crashlytics", "Tracker"]
}
