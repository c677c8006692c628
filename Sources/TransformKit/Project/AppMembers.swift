import SourceEdits

/// Which apps have which app delegates, scene delegates and SwiftUI entries. Each file is asked once for its apps.
struct AppMembers {
  private let apps: [AppTarget]
  private let targets: TargetMap
  private let sourceFiles: SourceFileList
  private let places: AppPlaces
  private var delegates: [String: [AppDelegateClass]] = [:]
  private var linkedDelegates: [String: [AppDelegateClass]] = [:]
  private var appsByDelegate: [String: AppPlaces.Holders] = [:]
  private var sceneDelegates: [String: [TypeDeclaration]] = [:]
  private var swiftUIApps: Set<String> = []

  init(of project: Project) {
    (apps, targets, sourceFiles) = (project.apps, project.index.targets, project.sourceFiles)
    places = AppPlaces(of: project)
    for delegate in project.appDelegates {
      let holders = delegate.files.map(places.holders).reduce(into: AppPlaces.Holders()) { $0.add($1) }
      appsByDelegate[delegate.key] = holders
      for app in holders.direct { delegates[apps[app].key, default: []].append(delegate) }
      for app in holders.linked { linkedDelegates[apps[app].key, default: []].append(delegate) }
    }
    for declaration in project.windowSceneDelegates {
      for app in places.holders(of: declaration.file).direct { sceneDelegates[apps[app].key, default: []].append(declaration) }
    }
    for fact in project.facts where fact.isSwiftUIApp {
      swiftUIApps.formUnion(places.holders(of: fact.file).direct.map { apps[$0].key })
    }
  }

  /// The app delegates that the app compiles, else those of the libraries that it links.
  func delegates(of app: AppTarget) -> [AppDelegateClass] { delegates[app.key] ?? linkedDelegates[app.key] ?? [] }

  /// The apps that compile a part of the class.
  func apps(of delegate: AppDelegateClass) -> [AppTarget] { (appsByDelegate[delegate.key]?.direct ?? []).sorted().map { apps[$0] } }

  /// The apps whose delegate comes with a library.
  func linkingApps(of delegate: AppDelegateClass) -> [AppTarget] {
    (appsByDelegate[delegate.key]?.linked ?? []).sorted().map { apps[$0] }.filter { delegates[$0.key] == nil }
  }

  func sceneDelegates(of app: AppTarget) -> [TypeDeclaration] { sceneDelegates[app.key] ?? [] }
  func isOfSwiftUI(_ app: AppTarget) -> Bool { swiftUIApps.contains(app.key) }

  /// The source files of the delegate's apps and of what these link, and the files that see the class, in order.
  func surroundings(of delegate: AppDelegateClass) -> [FileID] {
    let own = Set(delegate.files.flatMap { targets.targets(of: $0) })
    if own.isEmpty {
      let apps = apps(of: delegate)
      let loose = sourceFiles.loose(beside: delegate.file)
      return apps.isEmpty ? loose : loose.filter { file in places.holders(of: file).direct.contains { index in apps.contains { $0.key == self.apps[index].key } } }
    }
    return sourceFiles.files(of: own.union(own.flatMap { targets.users(of: $0) + targets.linked(by: $0) }))
  }
}

/// Finds the apps that have a file.
struct AppPlaces {
  /// The apps that compile a file, and those that link a library which does, by their places in the list of apps.
  struct Holders {
    var direct: Set<Int> = []
    var linked: Set<Int> = []

    mutating func add(_ other: Holders) {
      direct.formUnion(other.direct)
      linked = linked.union(other.linked).subtracting(direct)
    }
  }

  /// It keeps this.
  private unowned let project: Project
  private var byTarget: [Int: Int] = [:]
  private var byFile: [FileID: [Int]] = [:]

  init(of project: Project) {
    self.project = project
    for (number, app) in project.apps.enumerated() {
      if let target = project.target(of: app) { byTarget[target.number] = number } else { byFile[app.file, default: []].append(number) }
    }
  }

  func holders(of file: FileID) -> Holders {
    let targets = project.index.targets.targets(of: file)
    var holders = Holders(direct: Set(targets.compactMap { byTarget[$0.number] }))
    for target in targets {
      holders.linked.formUnion(project.index.targets.users(of: target).compactMap { byTarget[$0.number] })
    }
    holders.linked.subtract(holders.direct)
    guard !byFile.isEmpty else { return holders }
    let placed = Array(project.placedApps.nearest(to: file)) + [project.description(above: file)?.file].compactMap { $0 }
    for number in placed.flatMap({ byFile[$0] ?? [] }) where project.compiles(file, in: project.apps[number]) { holders.direct.insert(number) }
    return holders
  }
}

extension AppDelegateClass {
  /// What tells it from every other delegate of the checkout.
  fileprivate var key: String { name + " " + file.path }
}

extension FileSummary {
  /// A struct is a SwiftUI app.
  fileprivate var isSwiftUIApp: Bool {
    file.isSwift && declarations.contains { declaration in
      declaration.kind == .struct && declaration.mentions("App")
        && (declaration.heritage.contains("App") || declaration.heritage.contains("SwiftUI.App"))
    }
  }
}

extension Project {
  /// The app delegates that the app has: those that it compiles, else those of the libraries that it links.
  public func delegates(of app: AppTarget) -> [AppDelegateClass] { members.delegates(of: app) }

  /// The apps that compile the delegate, in order.
  public func apps(of delegate: AppDelegateClass) -> [AppTarget] { members.apps(of: delegate) }

  /// The apps that have the delegate from a library, in order.
  public func linkingApps(of delegate: AppDelegateClass) -> [AppTarget] { members.linkingApps(of: delegate) }
}
