extension Member.Parameter {
  /// A scroll view whose offset is divided in the code: `scrollView.contentOffset.x / width`.
  func countsPages(in code: String) -> Bool {
    ["UIScrollView", "UICollectionView", "UITableView"].contains(type) && code.contains("\(name).contentOffset") && code.contains("/")
  }
}

/// Which parameters are containers by their type and name, in either language.
enum ContainerParameter {
  static let types: Set<String> = [
    "UIView", "UIScrollView", "UITableView", "UICollectionView", "UIWindow", "UIViewController",
  ]

  static func names(_ parameter: Member.Parameter) -> Bool {
    if ["UITableView", "UICollectionView", "UIScrollView", "UIWindow"].contains(parameter.type) { return true }
    if ["in", "inside", "on", "onto", "within", "container", "from"].contains(parameter.label) { return true }
    let name = parameter.name.lowercased()
    return name == "view" || name.hasSuffix("container") || name.contains("containerview") || name.contains("superview")
      || name.contains("parent") || name.hasSuffix("controller") || name == "host" || name == "hostview"
  }
}
