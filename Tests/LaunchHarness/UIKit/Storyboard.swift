import Foundation
import FoundationXML

/// A storyboard as Xcode writes it: only the controllers and what contains what are read.
open class UIStoryboard: NSObject {
  private let name: String
  private let scenes: StoryboardScenes?

  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    scenes = Launcher.current.storyboard(named: name).flatMap { StoryboardScenes(contentsOf: $0) }
    if scenes == nil { Transcript.note("problem: there is no storyboard '\(name)' in the app") }
  }

  open func instantiateInitialViewController() -> UIViewController? {
    scenes?.initial.flatMap { controller(withID: $0) }
  }

  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    guard let scenes, let id = scenes.controllers.first(where: { $0.value.identifier == identifier })?.key,
      let controller = controller(withID: id)
    else { Transcript.fail("the storyboard '\(name)' has no controller with the identifier '\(identifier)'") }
    return controller
  }

  private func controller(withID id: String) -> UIViewController? {
    guard let entry = scenes?.controllers[id] else { return nil }
    let own = entry.customClass.flatMap { NSClassFromString(Launcher.current.module + "." + $0) as? UIViewController.Type }
    if let name = entry.customClass, own == nil { Transcript.note("problem: the storyboard names the class '\(name)', and there is none") }
    guard let controller = (own ?? Self.standard[entry.element] ?? UIViewController.self).init(coder: NSCoder()) else { return nil }
    controller.storyboard = self
    controller.contain(entry.inner.compactMap { self.controller(withID: $0) })
    return controller
  }

  private static let standard: [String: UIViewController.Type] = [
    "navigationController": UINavigationController.self,
    "tabBarController": UITabBarController.self,
    "splitViewController": UISplitViewController.self,
    "tableViewController": UITableViewController.self,
  ]
}

/// Reads the controllers of a storyboard's XML.
private final class StoryboardScenes: NSObject, XMLParserDelegate {
  struct Controller {
    let element: String
    let customClass: String?
    let identifier: String?
    var inner: [String] = []
  }

  private(set) var initial: String?
  private(set) var controllers: [String: Controller] = [:]
  private var current: String?

  init?(contentsOf file: URL) {
    super.init()
    guard let data = try? Data(contentsOf: file) else { return nil }
    let parser = XMLParser(data: data)
    parser.delegate = self
    guard parser.parse() else { return nil }
  }

  func parser(
    _ parser: XMLParser, didStartElement element: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    if element == "document" { initial = attributes["initialViewController"] }
    if element.hasSuffix("iewController") || element == "navigationController" || element == "tabBarController",
      let id = attributes["id"]
    {
      controllers[id] = Controller(
        element: element, customClass: attributes["customClass"], identifier: attributes["storyboardIdentifier"])
      current = id
    }
    if element == "segue", attributes["kind"] == "relationship", let current, let destination = attributes["destination"] {
      controllers[current]?.inner.append(destination)
    }
  }
}
