import Foundation
import Testing

/// A review that is answered by a script, because standard input is no terminal.
@Suite("review, answered by a script")
struct ReviewScriptTests {
  /// What a review that wrote its first batch ends with.
  private static let next = """

    Next:
      reframe log 1   what it changed, and what to try
      reframe undo 1  take it back

    """

  @Test("writes what was accepted as one batch, and forgets the review")
  func accepted() throws {
    let checkout = try TemporaryCheckout.forReview()
    let result = try Reframe.answering("ynn y\nn", "review", in: checkout.folder)
    #expect(result.status == 0)
    #expect(result.errors == "")
    #expect(result.text.hasPrefix("\nApp/Card.swift:9 (1 of 5)\n  in     CardViewController.viewDidLayoutSubviews()\n"))
    #expect(result.text.contains("\n-        card.frame.size.width = UIScreen.main.bounds.width - 32\n"))
    #expect(result.text.contains("\nApply this change? [y,n,a,d,A,D,e,j,/,x,i,q,?] y\n"))
    #expect(result.text.contains("\n  doubt  unknown-phase: nothing tells when the method runs\n"))
    #expect(
      result.text.hasSuffix("\nReviewed 5 changes: 2 accepted, 3 declined.\nWrote batch 1: 2 changes in 1 file.\n\(Self.next)"))
    #expect(!result.text.contains("\u{1B}"))
    #expect(
      try checkout.changedLines() == [
        "-        card.frame.size.width = UIScreen.main.bounds.width - 32",
        "+        card.frame.size.width = view.bounds.width - 32",
        "-        return UIScreen.main.bounds.width / 3", "+        return view.bounds.width / 3",
      ])
    #expect(!checkout.hasUnfinishedReview)
    // What it keeps is none of git's business.
    #expect(try checkout.git("status", "--porcelain").text == " M App/Card.swift\n")
  }

  @Test("an end before everything is decided keeps the decisions and writes nothing", arguments: ["yn", "ynq", "ynnnyq"])
  func kept(keys: String) throws {
    let checkout = try TemporaryCheckout.forReview()
    let result = try Reframe.answering(keys, "review", in: checkout.folder)
    #expect(result.status == 0)
    #expect(result.text.contains("The decisions are kept.\n"))
    #expect(result.text.contains("\n  reframe review --resume   goes on\n"))
    #expect(try checkout.changedLines() == [])
    #expect(checkout.hasUnfinishedReview)

    let again = try Reframe.answering("y", "review", in: checkout.folder)
    #expect(again.status == 2)
    #expect(again.errors.contains("there is a review that is not finished ('reframe review')\n"))
    #expect(again.errors.contains("Say --resume to go on with it, or --restart to forget its decisions."))

    let resumed = try Reframe.answering("nnn", "review", "--resume", in: checkout.folder)
    #expect(resumed.status == 0)
    #expect(try checkout.changedLines().contains("+        card.frame.size.width = view.bounds.width - 32"))
    #expect(!checkout.hasUnfinishedReview)
  }

  @Test("nothing decided leaves nothing behind")
  func nothing() throws {
    let checkout = try TemporaryCheckout.forReview()
    let result = try Reframe.answering("jjkxq", "review", in: checkout.folder)
    #expect(result.text.hasSuffix("\nNothing was decided.\n"))
    #expect(!checkout.hasUnfinishedReview)
    #expect(try Reframe.answering("q", "review", in: checkout.folder).status == 0)
  }

  @Test("nothing to review")
  func empty() throws {
    let checkout = try TemporaryCheckout(["A.swift": "import UIKit\n"])
    let result = try Reframe.answering("y", "review", in: checkout.folder)
    #expect(result.status == 0)
    #expect(result.text == "Nothing to review.\n")
    #expect(!checkout.hasUnfinishedReview)
  }

  @Test("everything declined ends the review and writes nothing")
  func declined() throws {
    let checkout = try TemporaryCheckout.forReview()
    let result = try Reframe.answering("dd", "review", in: checkout.folder)
    #expect(result.text.contains("declined 4 changes in App/Card.swift\n"))
    #expect(result.text.hasSuffix("\nReviewed 5 changes: 5 declined.\nNothing was written.\n"))
    #expect(!checkout.hasUnfinishedReview)
  }

  @Test("files with uncommitted changes are refused before the first question")
  func dirty() throws {
    let checkout = try TemporaryCheckout.forReview()
    try checkout.write(TemporaryCheckout.card + "// more\n", to: "App/Card.swift")
    let result = try Reframe.answering("yyyyy", "review", in: checkout.folder)
    #expect(result.status == 4)
    #expect(result.text == "")
    #expect(result.errors.contains("1 file to be written has uncommitted changes:\n  App/Card.swift (modified)\n"))
    #expect(!checkout.hasUnfinishedReview)
    let allowed = try Reframe.answering("aa", "review", "--allow-dirty", in: checkout.folder)
    #expect(allowed.status == 0)
    #expect(try checkout.read("App/Card.swift").contains("view.bounds.width - 32"))
  }

  @Test("by kind: like changes come after each other, over all files, and A says how many it takes")
  func byKind() throws {
    let checkout = try TemporaryCheckout.forReview()
    let result = try Reframe.answering("A ny", "review", "--by", "kind", in: checkout.folder)
    let places = result.text.matches(of: /\n(App\/[A-Za-z]+\.swift:[0-9]+) \([0-9] of 5\)\n/).map { String($0.output.1) }
    #expect(places == ["App/Card.swift:9", "App/Card.swift:14", "App/Card.swift:10"])
    #expect(result.text.contains("\n  kind   screen-bounds, view, live; A and D: 2 more\n"))
    #expect(result.text.contains("\naccepted 3 changes of the kind screen-bounds, view, live\n"))
    #expect(result.text.hasSuffix("\nReviewed 5 changes: 4 accepted, 1 declined.\nWrote batch 1: 4 changes in 2 files.\n\(Self.next)"))
  }

  @Test("--resume keeps to the order that the review began with, unless it is told another")
  func order() throws {
    let checkout = try TemporaryCheckout.forReview()
    _ = try Reframe.answering("y", "review", "--by", "kind", in: checkout.folder)
    let same = try Reframe.answering("jjj", "review", "--resume", in: checkout.folder)
    #expect(same.text.contains("\nApp/Footer.swift:9 (3 of 5)\n"))
    let other = try Reframe.answering("jjj", "review", "--resume", "--by=place", in: checkout.folder)
    #expect(other.text.contains("\nApp/Footer.swift:9 (5 of 5)\n"))
  }

  @Test("--resume repeats paths and flags, from any folder, and takes no others")
  func selection() throws {
    let checkout = try TemporaryCheckout.forReview()
    _ = try Reframe.answering("y", "review", "--only", "screen-bounds", "Card.swift", in: checkout.folder.appendingPathComponent("App"))
    let other = try Reframe.answering("", "review", "--resume", "App/Footer.swift", in: checkout.folder)
    #expect(other.status == 2)
    #expect(other.errors.contains("is another one ('reframe review --only screen-bounds App/Card.swift')"))
    let again = try Reframe.answering("", "review", "App/Card.swift", in: checkout.folder)
    #expect(again.errors.contains("('reframe review --only screen-bounds App/Card.swift')"))
    let resumed = try Reframe.answering("yy", "review", "--resume", in: checkout.folder)
    #expect(resumed.text.contains("(2 of 3)"))
    #expect(resumed.text.hasSuffix("Wrote batch 1: 3 changes in 1 file.\n\(Self.next)"))
  }

  @Test("--restart forgets, --resume without a review and both at once are wrong usage")
  func restart() throws {
    let checkout = try TemporaryCheckout.forReview()
    let none = try Reframe.answering("", "review", "--resume", in: checkout.folder)
    #expect(none.status == 2)
    #expect(none.errors.contains("there is no review to go on with"))
    #expect(try Reframe.answering("", "review", "--resume", "--restart", in: checkout.folder).status == 2)
    _ = try Reframe.answering("y", "review", in: checkout.folder)
    let fresh = try Reframe.answering("nnnnn", "review", "--restart", in: checkout.folder)
    #expect(fresh.text.contains("Reviewed 5 changes: 5 declined."))
    #expect(try checkout.changedLines() == [])
  }

  @Test("the file of the review: whole lines count, a torn one at the end is forgotten, others are refused")
  func journal() throws {
    let checkout = try TemporaryCheckout.forReview()
    _ = try Reframe.answering("yn", "review", in: checkout.folder)
    let whole = try checkout.read(".reframe/review.jsonl")
    #expect(whole.split(separator: "\n").count == 3)
    #expect(try checkout.read(".reframe/.gitignore") == "*\n")

    try checkout.write(whole + #"{"decided":[{"deci"#, to: ".reframe/review.jsonl")
    let torn = try Reframe.answering("nq", "review", "--resume", in: checkout.folder)
    #expect(torn.text.contains("(3 of 5)"))
    #expect(torn.text.contains("1 accepted, 2 declined, 2 undecided"))
    #expect(try checkout.read(".reframe/review.jsonl").hasPrefix(whole + "{\"decided\""))

    try checkout.write(whole + "nonsense\n", to: ".reframe/review.jsonl")
    let broken = try Reframe.answering("n", "review", "--resume", in: checkout.folder)
    #expect(broken.status == 2)
    #expect(broken.errors.contains("line 4 of the unfinished review cannot be read\nSay --restart"))

    try checkout.write(whole.replacing(#""reviewVersion":1"#, with: #""reviewVersion":7"#), to: ".reframe/review.jsonl")
    let newer = try Reframe.answering("n", "review", in: checkout.folder)
    #expect(newer.errors.contains("was written by another version of Reframe (format 7)"))
    #expect(try Reframe.answering("q", "review", "--restart", in: checkout.folder).status == 0)
  }

  @Test("a link in the place of the folder for state is refused")
  func stateLink() throws {
    let checkout = try TemporaryCheckout.forReview()
    let elsewhere = try TemporaryCheckout(["A.txt": "a"], git: false)
    try FileManager.default.createSymbolicLink(
      at: checkout.folder.appendingPathComponent(".reframe"), withDestinationURL: elsewhere.folder)
    let result = try Reframe.answering("y", "review", in: checkout.folder)
    #expect(result.status == 4)
    #expect(result.errors.contains("'.reframe' is no folder; batches are kept in a folder of that name"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: elsewhere.folder.path) == ["A.txt"])
  }

  @Test("--strict: what is undecided or declined is something left")
  func strict() throws {
    let checkout = try TemporaryCheckout.forReview()
    #expect(try Reframe.answering("q", "review", "--strict", in: checkout.folder).status == 1)
    #expect(try Reframe.answering("nyyyy", "review", "--strict", in: checkout.folder).status == 1)
    let clean = try TemporaryCheckout.forReview()
    #expect(try Reframe.answering("aa", "review", "--strict", in: clean.folder).status == 0)
  }

  @Test("find takes the rest of the line; unknown keys and those without effect say so")
  func keys() throws {
    let checkout = try TemporaryCheckout.forReview()
    let result = try Reframe.answering("g u k s z é /Footer\nj/nowhere\n", "review", in: checkout.folder)
    for sentence in [
      "nothing is accepted that is not written", "there is nothing to take back", "this is the first change",
      "this change has no independent pieces", "'z' is no key; '?' shows the keys", "'é' is no key; '?' shows the keys",
      "this is the last change; 5 are undecided", "no change has 'nowhere'",
    ] {
      #expect(result.text.contains("\n\(sentence)\n"), "\(sentence)")
    }
    #expect(result.text.contains("] /Footer\n\nApp/Footer.swift:9 (5 of 5)\n"))
  }

  @Test("with --allow-dirty a file that was changed during the review is read again; what still fits is written")
  func drift() throws {
    let checkout = try TemporaryCheckout.forReview()
    // The editor saves another file of the review behind its back.
    let editor = try checkout.editor(
      "sed -i 's/view.bounds/card.bounds/' \"$1\"; sed -i 's/^import UIKit$/import UIKit\\/\\/ more/' App/Footer.swift")
    let result = try Reframe.answering(
      "y e nn y y", "review", "--allow-dirty", in: checkout.folder, environment: ["EDITOR": editor, "COLUMNS": "200"])
    #expect(result.text.contains("App/Footer.swift was changed meanwhile, so nothing was written yet; everything was read again"))
    #expect(result.status == 0)
    #expect(result.text.hasSuffix("Wrote batch 1: 3 changes in 2 files.\n\(Self.next)"))
    #expect(try checkout.read("App/Footer.swift").hasPrefix("import UIKit// more\n"))
    #expect(try checkout.read("App/Card.swift").contains("width: card.bounds.width"))
  }

  @Test("a file that cannot be written is named, nothing is half done, and the decisions stay")
  func writeFailure() throws {
    let checkout = try TemporaryCheckout.forReview()
    try checkout.git("config", "core.fileMode", "false")
    let path = checkout.folder.appendingPathComponent("App/Footer.swift").path
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: path)
    let result = try Reframe.answering("aa", "review", in: checkout.folder)
    #expect(result.status == 3)
    #expect(result.text.contains("nothing was written: 'App/Footer.swift' is write-protected"))
    #expect(try checkout.changedLines() == [])
    #expect(checkout.hasUnfinishedReview)
    try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: path)
    #expect(try Reframe.answering("", "review", "--resume", in: checkout.folder).text.contains("Wrote batch 1: 5 changes in 2 files."))
  }

  @Test("without git, and in a folder of the checkout")
  func withoutGit() throws {
    let checkout = try TemporaryCheckout(["App/Card.swift": TemporaryCheckout.card], git: false)
    let result = try Reframe.answering("a", "review", "App", in: checkout.folder)
    #expect(result.status == 0)
    #expect(try checkout.read("App/Card.swift").contains("return view.bounds.width / 3"))
  }
}
