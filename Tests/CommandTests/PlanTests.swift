import Foundation
import Testing

@Suite("Plans")
struct PlanTests {
  /// Runs a command line in the checkout; the plan lies beside it.
  @discardableResult
  private func run(_ line: String, _ checkout: TemporaryCheckout, status: Int32 = 0) throws -> Reframe.Result {
    let result = try Reframe.run(Reframe.executable, line.split(separator: " ").map(String.init), in: checkout.folder)
    #expect(result.status == status, "\(line)\n\(result.text)\(result.errors)")
    return result
  }

  private func two() throws -> TemporaryCheckout {
    try TemporaryCheckout([
      "App/Gallery.swift": TemporaryCheckout.gallery, "App/Other.swift": TemporaryCheckout.gallery.replacing("Gallery", with: "Other"),
      "App/Metrics.swift": TemporaryCheckout.metrics, "App/Alerts.swift": TemporaryCheckout.alerts,
    ])
  }

  @Test("writes exactly what was shown")
  func exact() throws {
    let (planned, patched) = (try two(), try two())
    let patch = try run("diff --include needs-review --save plan.json", planned).output
    #expect(try run("diff --include needs-review", patched).output == patch)
    try patch.write(to: patched.folder.appendingPathComponent("p.patch"))
    #expect(try patched.git("apply", "p.patch").status == 0)
    let result = try run("apply plan.json", planned)
    #expect(result.text.contains("\nWrote 3 files: 3 changes, as batch 1.\n"))
    for path in ["App/Gallery.swift", "App/Other.swift", "App/Alerts.swift", "App/Metrics.swift"] {
      #expect(try planned.read(path) == patched.read(path))
    }
    #expect(try planned.read(".reframe/batches/0001-screen-bounds-key-window/CHANGES.md").contains(" with `reframe apply plan.json`"))
    try run("undo", planned)
    #expect(try planned.read("App/Gallery.swift") == TemporaryCheckout.gallery)
  }

  @Test("the same checkout gives the same plan")
  func repeatable() throws {
    let checkout = try two()
    let environment = ["SOURCE_DATE_EPOCH": "1700000000"]
    for name in ["a.json", "b.json"] {
      #expect(try Reframe.run("diff", "-q", "--save", name, in: checkout.folder, environment: environment).status == 0)
    }
    #expect(try checkout.read("a.json").replacing("a.json", with: "b.json") == checkout.read("b.json"))
    #expect(try checkout.read("a.json").contains("2023-11-14T22:13:20Z"))
  }

  @Test("a file that drifted is named, and nothing is written")
  func drifted() throws {
    let checkout = try two()
    try run("diff --save plan.json", checkout)
    try checkout.write(TemporaryCheckout.gallery + "// more\n", to: "App/Gallery.swift")
    let result = try run("apply plan.json --allow-dirty", checkout, status: 4)
    #expect(result.errors.hasPrefix("reframe: 1 file changed since the plan was made:\n  App/Gallery.swift\nNothing was written. "))
    #expect(try checkout.read("App/Other.swift").contains("UIScreen.main"))

    let partial = try run("apply plan.json --allow-dirty --partial", checkout)
    #expect(partial.errors.contains("1 file changed since the plan was made:\n  App/Gallery.swift\n"))
    #expect(partial.text.contains("\nWrote 1 file: 1 change, as batch 1.\n"))
    #expect(try checkout.read("App/Gallery.swift") == TemporaryCheckout.gallery + "// more\n")
    #expect(!(try checkout.read("App/Other.swift").contains("UIScreen.main")))
  }

  @Test("a file that was only read counts, too: a decision may rest on it")
  func driftedInput() throws {
    let checkout = try two()
    try run("diff --save plan.json", checkout)
    try checkout.write(TemporaryCheckout.metrics + "// more\n", to: "App/Metrics.swift")
    let result = try run("apply plan.json", checkout, status: 4)
    #expect(result.errors.contains("\n  App/Metrics.swift (only read)\n"))
    try run("apply plan.json --partial", checkout)
    #expect(!(try checkout.read("App/Gallery.swift").contains("UIScreen.main")))
  }

  @Test("a definition does not go without the change of its last use, nor past a file that drifted")
  func definition() throws {
    let use = TemporaryCheckout.gallery.replacing("UIScreen.main.bounds.width", with: "kScreenWidth")
    for drifted in ["App/Gallery.swift", "App/Metrics.swift"] {
      let checkout = try TemporaryCheckout([
        "App/Constants.swift": "import UIKit\n\nlet kScreenWidth = UIScreen.main.bounds.width\n", "App/Gallery.swift": use,
        "App/Metrics.swift": TemporaryCheckout.metrics,
      ])
      try run("diff --save plan.json", checkout)
      #expect(try checkout.read("plan.json").contains("\"requires\" : ["))
      let text = try checkout.read(drifted) + "// \(drifted)\n"
      try checkout.write(text, to: drifted)
      // One of them has only the removal left, which may not land.
      _ = try Reframe.run(Reframe.executable, ["apply", "plan.json", "--allow-dirty", "--partial"], in: checkout.folder)
      #expect(try checkout.read("App/Constants.swift").contains("kScreenWidth"))
      #expect(try checkout.read("App/Gallery.swift").contains("kScreenWidth") == (drifted == "App/Gallery.swift"))
    }
    let checkout = try TemporaryCheckout([
      "App/Constants.swift": "import UIKit\n\nlet kScreenWidth = UIScreen.main.bounds.width\n", "App/Gallery.swift": use,
    ])
    try run("diff --save plan.json", checkout)
    try run("apply plan.json", checkout)
    #expect(try checkout.read("App/Constants.swift") == "import UIKit\n")
  }

  @Test("a plan of another checkout or version is refused with a sentence")
  func foreign() throws {
    let (checkout, other) = (try two(), try two())
    try run("diff --save plan.json", checkout)
    let plan = try checkout.read("plan.json")
    try other.write(plan, to: "plan.json")
    #expect(try run("apply plan.json", other, status: 4).errors.contains("this plan was made in the checkout '"))
    try checkout.write(plan.replacing("\"version\" : \"0.3.0\"", with: "\"version\" : \"9.9.9\""), to: "plan.json")
    #expect(try run("apply plan.json", checkout, status: 4).errors.contains("this plan was made by Reframe 9.9.9, and this is Reframe 0.3.0"))
    try checkout.write(plan.replacing("\"schemaVersion\" : 1", with: "\"schemaVersion\" : 2"), to: "plan.json")
    #expect(try run("apply plan.json", checkout, status: 2).errors.contains("is a plan in version 2 of the format"))
    try checkout.write(String(plan.prefix(300)), to: "plan.json")
    #expect(try run("apply plan.json", checkout, status: 2).errors.contains("'plan.json' is no plan of Reframe"))
    #expect(try run("apply nowhere.json", checkout, status: 2).errors.contains("there is no plan 'nowhere.json'"))
    for name in ["App/Gallery.swift", "App/Other.swift"] { #expect(try checkout.read(name).contains("UIScreen.main")) }
  }

  @Test("a plan that was edited by hand is refused")
  func tampered() throws {
    let checkout = try two()
    try run("diff --save plan.json", checkout)
    let plan = try checkout.read("plan.json")
    for (old, new) in [("\"view.bounds\"", "\"evil\""), ("\"UIScreen.main.bounds\"", "\"UIScreen.main.bouncy\"")] {
      try checkout.write(plan.replacing(old, with: new), to: "plan.json")
      let result = try run("apply plan.json", checkout, status: 4)
      #expect(result.errors.contains("does not fit what it says of its files"), "\(old)")
    }
    try checkout.write(plan.replacing("App/Gallery.swift", with: "../Gallery.swift"), to: "plan.json")
    #expect(try run("apply plan.json", checkout, status: 4).errors.contains("the path '../Gallery.swift' climbs out of its folder"))
    #expect(try checkout.read("App/Gallery.swift") == TemporaryCheckout.gallery)
  }

  @Test("flags that select belong to the making of a plan, and --strict minds what it leaves")
  func flags() throws {
    let checkout = try two()
    try run("diff --save plan.json", checkout)
    for flag in ["--only key-window", "--skip key-window", "--exclude App", "--include needs-review", "--ios 17"] {
      #expect(try run("apply plan.json \(flag)", checkout, status: 2).errors.contains("a plan is applied as it was made; --"))
    }
    #expect(try checkout.read("App/Gallery.swift") == TemporaryCheckout.gallery)
    try run("apply plan.json --strict", checkout, status: 1)
    #expect(try checkout.read("App/Gallery.swift").contains("view.bounds"))
  }

  @Test("a plan overwrites nothing but a plan, and has a name that says so")
  func names() throws {
    let checkout = try two()
    try checkout.write("{\"mine\": 1}\n", to: "notes.json")
    #expect(try run("diff --save notes.json", checkout, status: 4).errors.contains("'notes.json' is there already and is no plan"))
    #expect(try checkout.read("notes.json") == "{\"mine\": 1}\n")
    #expect(try run("diff --save App/Gallery.swift", checkout, status: 2).errors.contains("the name of a plan ends with '.json'"))
    #expect(try checkout.read("App/Gallery.swift") == TemporaryCheckout.gallery)
    try run("diff --save plan.json", checkout)
    try run("diff --include needs-review --save plan.json", checkout)
    #expect(try run("apply plan.json", checkout).text.contains(": 3 changes, as batch 1."))
    try checkout.write(TemporaryCheckout.gallery, to: "Folder.json/Gallery.swift")
    #expect(try run("apply Folder.json --allow-dirty", checkout).text.contains("Wrote 1 file"))
  }

  @Test("a file of a plan that is behind a link is left alone")
  func linked() throws {
    let checkout = try two()
    try run("diff --save plan.json", checkout)
    let elsewhere = try TemporaryCheckout(["Gallery.swift": TemporaryCheckout.gallery], git: false)
    let path = checkout.folder.appendingPathComponent("App/Gallery.swift")
    try FileManager.default.removeItem(at: path)
    try FileManager.default.createSymbolicLink(at: path, withDestinationURL: elsewhere.folder.appendingPathComponent("Gallery.swift"))
    let result = try run("apply plan.json --allow-dirty", checkout, status: 4)
    #expect(result.errors.contains("'App/Gallery.swift' is a symbolic link and is left alone"))
    #expect(try elsewhere.read("Gallery.swift") == TemporaryCheckout.gallery)
    #expect(try checkout.read("App/Other.swift").contains("UIScreen.main"))
  }
}
