import ObjCSyntax
import ProjectFiles
import SourceEdits
import SourceText
import TransformKit

/// What rules a migration out before any code is looked at.
struct ObjCDelegateGate {
  private let request: SceneMigrationRequest
  private let model: ObjCDelegateModel

  init(_ request: SceneMigrationRequest, model: ObjCDelegateModel) {
    self.request = request
    self.model = model
  }

  var refusal: ObjCRefusal? { mergeRefusal ?? superclassRefusal ?? importRefusal ?? proxyRefusal ?? subclassRefusal ?? memoryRefusal ?? callbackRefusal }

  private func refusal(_ reason: ReasonCode, _ message: String) -> ObjCRefusal? {
    guard let place = model.interface ?? model.implementation, let name = ObjCInterface(place.node)?.nameRange else { return nil }
    return ObjCRefusal(reason, in: place.file.id, range: name, message)
  }

  /// Two versions of the code, of which nobody knows which one will be there.
  private var mergeRefusal: ObjCRefusal? {
    model.files.lazy.compactMap { file in
      MergeMarker.firstOffset(in: file.text).map { offset in
        ObjCRefusal("unparsed-code", in: file.id, range: offset..<offset, "a merge of '\(file.id)' was not finished; finish it first")
      }
    }.first
  }

  private var superclassRefusal: ObjCRefusal? {
    let file = request.delegate.file
    let chain = [request.delegate.superclass ?? ""] + request.project.index.projectSuperclasses(of: model.className, in: file)
    for name in chain {
      if let framework = FrameworkDelegates.framework(ofSuperclass: name) {
        return refusal("framework-app-delegate", "'\(model.className)' derives from \(framework)'s '\(name)', which makes the window; follow \(framework)'s own guide")
      }
    }
    let root = request.project.index.sdkSuperclass(of: model.className, in: file) ?? ""
    guard !["UIResponder", "NSObject", "UIApplication"].contains(root) else {
      guard let parent = request.delegate.superclass, !["UIResponder", "NSObject"].contains(parent) else { return nil }
      return refusal("derived-app-delegate", "'\(model.className)' derives from '\(parent)', which may make the window or call what moves; migrate that class first")
    }
    return refusal("framework-app-delegate", "'\(model.className)' derives from '\(root)', which is not part of the project, so that nobody can tell who makes the window")
  }

  private var importRefusal: ObjCRefusal? {
    for file in model.files {
      for directive in file.tree.directives {
        guard directive.kind == .import || directive.kind == .include, let path = directive.includedPath else { continue }
        let module = String(path.prefix { $0 != "/" })
        let name = path.hasPrefix("RCT") ? "React" : module
        if let framework = FrameworkDelegates.framework(ofImport: name) {
          return ObjCRefusal(
            "framework-app-delegate", in: file.id, range: directive.range, "\(framework) makes the window of '\(model.className)'; follow \(framework)'s own guide for scenes")
        }
      }
    }
    return nil
  }

  /// Libraries that live on callbacks which UIKit will not make any more.
  private var proxyRefusal: ObjCRefusal? {
    for framework in SwizzlingFramework.all where framework.releases.allSatisfy({ place(of: $0) == nil }) && framework.marks.allSatisfy({ place(of: $0) != nil }) {
      guard let (file, range) = framework.marks.last.flatMap(place) else { continue }
      return ObjCRefusal(
        "sdk-swizzles-app-delegate", in: file, range: range, "\(framework.name) takes part in its callbacks by itself, which UIKit does not make in an app with scenes")
    }
    return nil
  }

  /// Where the delegate's files write a word, in code or as what they import.
  private func place(of word: String) -> (FileID, Range<ByteOffset>)? {
    model.files.lazy.compactMap { file in
      let imported = file.tree.directives.first { $0.includedPath?.hasWord(word) ?? false }?.range
      return (file.wordPlaces[word]?.first ?? imported).map { (file.id, $0) }
    }.first
  }

  private var subclassRefusal: ObjCRefusal? {
    guard let child = request.project.subclasses(of: request.delegate).others.first?.simpleName else { return nil }
    return refusal("derived-app-delegate", "'\(child)' derives from '\(model.className)' and may use what moves; migrate them together by hand")
  }

  /// Without ARC moved objects would have to be kept and let go by hand.
  private var memoryRefusal: ObjCRefusal? {
    for file in model.files {
      let message = file.tree.root.descendants.first { ["release", "autorelease", "retain"].contains(ObjCMessage($0)?.selector) }
      if let message {
        return ObjCRefusal("app-delegate-state", at: message, in: file, "'\(model.className)' counts references by hand; move it to ARC first")
      }
    }
    return nil
  }

  private var callbackRefusal: ObjCRefusal? {
    for name in model.methodOrder where ObjCDelegateCallbacks.silenced.contains(name) && !model.isTemplate(name) {
      guard let method = model.methods[name] else { continue }
      return ObjCRefusal(
        "app-delegate-callback-not-called", at: method.node, in: method.file, "UIKit no longer calls '\(name)' on the app delegate under scenes; move it to the scene's callback by hand")
    }
    return nil
  }
}

/// What becomes of the launch options under scenes, which have no URL, activity or shortcut.
struct ObjCLaunchOptions {
  private(set) var refusal: ObjCRefusal?
  /// They are handed whole to something else.
  private(set) var arePassedOn = false

  init(_ plan: ObjCMoveSet) {
    var seen: Set<String> = []
    for name in ObjCDelegateCallbacks.launch {
      guard let method = plan.model.methods[name], method.method.parameters.count == 2 else { continue }
      read(method.method.parameters[1].name, in: method, of: plan.model, seen: &seen)
    }
  }

  private mutating func read(_ parameter: String, in method: ObjCDelegateMethod, of model: ObjCDelegateModel, seen: inout Set<String>) {
    guard !parameter.isEmpty, seen.insert(method.name).inserted, let body = method.method.body else { return }
    let places = ObjCCodeUses(of: body, in: model).names[parameter] ?? []
    for place in places {
      guard let parent = place.parent else { continue }
      let isReceiver = ObjCMessage(parent)?.receiver == place
      if isReceiver || parent.kind == .arraySubscript || parent.kind == .memberAccess || parent.kind != .objcMessage && parent.kind != .call {
        refusal = refusal ?? ObjCRefusal(
          "launch-options", at: parent, in: method.file, "'\(parameter)' is read here; under scenes URLs, activities and shortcuts come with the scene's connection options")
      } else if let message = ObjCMessage(parent), message.receiver.isSelfName, let own = model.methods[message.selector],
        let index = message.arguments.firstIndex(of: place), index < own.method.parameters.count
      {
        read(own.method.parameters[index].name, in: own, of: model, seen: &seen)
      } else if ObjCMessage(parent)?.receiver.code != "super", ObjCCall(parent)?.name != "NSLog" {
        arePassedOn = true
      }
    }
  }
}
