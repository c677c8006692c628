import SourceEdits

/// Whether members run at the start of an object's life, or at its end.
extension PhaseSolver {
  /// The member runs whenever the object is used: UIKit calls it at the start, or a member that it calls certainly does.
  func runsAtStart(_ member: Member?, of type: Site.TypeContext?, in file: FileID) -> Bool {
    guard let member, let type else { return false }
    var visited: Set<String> = []
    return runsAtStart(member, type, file, &visited)
  }

  private func runsAtStart(_ member: Member, _ type: Site.TypeContext, _ file: FileID, _ visited: inout Set<String>) -> Bool {
    if member.kind == .initializer { return true }
    guard member.kind == .method, !member.isStatic else { return false }
    if Self.starts.contains(member.name) { return true }
    guard visited.insert(MemberKey(member, of: type).text).inserted else { return false }
    return graph.sites(of: member, of: type, in: file, reach: .type).contains { site in
      guard site.form == .own, site.isCertain, let caller = site.member, let context = site.type else { return false }
      return runsAtStart(caller, context, site.file, &visited)
    }
  }

  static let starts: Set<String> = [
    "loadView()", "viewDidLoad()", "awakeFromNib()", "viewWillAppear(_:)", "viewIsAppearing(_:)", "viewDidAppear(_:)",
    "viewWillLayoutSubviews()", "viewDidLayoutSubviews()", "didMoveToWindow()", "didMoveToSuperview()",
  ]

  /// The member runs when the object ends, and at no other time; others may call what is not private, or what a header declares.
  func runsAtEnd(_ member: Member?, of type: Site.TypeContext?, in file: FileID) -> Bool {
    guard let member, let type else { return false }
    var visited: Set<String> = []
    return runsAtEnd(member, type, file, &visited)
  }

  private func runsAtEnd(_ member: Member, _ type: Site.TypeContext, _ file: FileID, _ visited: inout Set<String>) -> Bool {
    // UIKit no longer unloads views.
    if member.kind == .deinitializer || member.isObjectiveC && ["dealloc", "viewDidUnload"].contains(member.spelling) { return true }
    guard member.kind == .method, !member.isStatic, member.isObjectiveC || member.isPrivate,
      visited.insert(MemberKey(member, of: type).text).inserted
    else { return false }
    let sites = graph.sites(of: member, of: type, in: file)
    return !sites.isEmpty && sites.allSatisfy { site in
      guard site.form == .own, let caller = site.member, let context = site.type else { return false }
      return runsAtEnd(caller, context, site.file, &visited)
    }
  }
}
