/// What decisions ask about the callers of a member.
extension SwiftFile {
  /// True when every use of the member is in a layout pass, in drawing, or in another such helper.
  public func isCalledOnlyFromLayout(_ member: Member, at site: Site) -> Bool {
    solver.isCalledOnlyFromLayout(member, of: site.type, in: id)
  }

  /// True when an initialiser runs the member, or `loadView` before the controller has its view: asking for the view there
  /// loads it too early, or again and again.
  public func runsBeforeRootView(_ member: Member, at site: Site) -> Bool {
    solver.runsBeforeRootView(member, of: site.type, in: id)
  }
}

extension ObjCFile {
  /// True when every use of the method is in a layout pass, in drawing, or in another such helper.
  public func isCalledOnlyFromLayout(_ member: Member, at site: ObjCSite) -> Bool {
    solver.isCalledOnlyFromLayout(member, of: site.type, in: id)
  }

  /// True when an initialiser runs the method, or `loadView` before the controller has its view: asking for the view there
  /// loads it too early, or again and again.
  public func runsBeforeRootView(_ member: Member, at site: ObjCSite) -> Bool {
    solver.runsBeforeRootView(member, of: site.type, in: id)
  }
}
