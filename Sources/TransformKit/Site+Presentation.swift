import SwiftSyntax

extension Site {
  /// The member puts its own object on screen, which therefore is in no window yet and has no size.
  ///
  /// - Parameter hidesView: `view` is a local name here.
  public func showsItself(hidesView: Bool, in file: SwiftFile) -> Bool {
    guard let range = member?.range else { return false }
    let code = file.text.bytes[range].filter { $0 != 0x20 && $0 != 0x09 && $0 != 0x0A && $0 != 0x0D }
    var marks = [
      "present(self,", "addSubview(self)", "addSubview(self.view)", "insertSubview(self,", "addChild(self)",
      "insertSubview(self.view,", "pushViewController(self,",
    ]
    if !hidesView, role?.role == .viewController { marks.append("addSubview(view)") }
    return marks.contains { !code.offsets(of: $0).isEmpty } || code.offsets(of: "rootViewController=self").contains { code.isWhole($0) }
  }
}

extension Site {
  /// The type makes its own object the root of a window.
  public func isInWindowOfItsOwn(in file: SwiftFile) -> Bool {
    guard let path = type?.path else { return false }
    return ClassText(path: path, in: file).contains(near: "rootViewController") { text, range in
      let code = text.bytes[range].filter { $0 != 0x20 && $0 != 0x09 && $0 != 0x0A && $0 != 0x0D }
      return code.offsets(of: "rootViewController=self").contains { code.isWhole($0) }
    }
  }
}

extension SyntaxProtocol {
  /// A statement that certainly ran before took the object's own view out of its superview.
  ///
  /// - Parameter hidesView: `view` is a local name here.
  public func followsOwnRemoval(hidesView: Bool) -> Bool {
    let views = ["", "self.", "self.view."] + (hidesView ? [] : ["view."])
    let removals = Set(views.map { $0 + "removeFromSuperview()" })
    return sequence(first: Syntax(self), next: \.parent).contains { node in
      guard let item = node.as(CodeBlockItemSyntax.self), let block = item.parent?.as(CodeBlockItemListSyntax.self) else { return false }
      return block.prefix { $0.id != item.id }.contains { removals.contains($0.item.trimmedDescription) }
    }
  }
}

extension [UInt8] {
  /// The ends of all places where the word is written.
  fileprivate func offsets(of word: String) -> [Int] {
    let word = Array(word.utf8)
    guard count >= word.count else { return [] }
    return indices.dropLast(word.count - 1).compactMap { start in
      self[start] == word[0] && self[start..<start + word.count].elementsEqual(word) ? start + word.count : nil
    }
  }

  /// True when the expression that ends here goes on with no member, unwrapping or letter.
  fileprivate func isWhole(_ end: Int) -> Bool {
    guard end < count else { return true }
    let next = self[end]
    let continues = next == 0x2E || next == 0x3F || next == 0x21 || next == 0x5F || next >= 0x80
    return !continues && !(0x30...0x39).contains(next) && !(0x41...0x5A).contains(next & 0xDF)
  }
}
