import Testing

@Suite("Objective-C, as a person runs it")
struct ObjectiveCTests {
  private static let metrics = "#import <UIKit/UIKit.h>\n\n#define PAGE_WIDTH ([UIScreen mainScreen].bounds.size.width)\n"
  private static let page = """
    #import "Metrics.h"

    @interface PageViewController : UIViewController
    @property (nonatomic, strong) UIView *bar;
    @end

    @implementation PageViewController

    - (void)viewDidLayoutSubviews {
        [super viewDidLayoutSubviews];
        self.bar.frame = CGRectMake(0, 0, PAGE_WIDTH, 44);
    }

    @end

    """

  @Test("the use and the macro go as one batch, and come back with undo")
  func applyAndUndo() throws {
    let checkout = try TemporaryCheckout(["App/Metrics.h": Self.metrics, "App/PageViewController.m": Self.page])
    let applied = try Reframe.run("apply", in: checkout.folder)
    #expect(applied.status == 0)
    #expect(try checkout.read("App/PageViewController.m") == Self.page.replacing("PAGE_WIDTH", with: "self.view.bounds.size.width"))
    #expect(try checkout.read("App/Metrics.h") == "#import <UIKit/UIKit.h>\n")
    let undone = try Reframe.run("undo", in: checkout.folder)
    #expect(undone.status == 0)
    #expect(try checkout.read("App/PageViewController.m") == Self.page)
    #expect(try checkout.read("App/Metrics.h") == Self.metrics)
  }

  @Test(
    "a macro that something else names stays",
    arguments: ["App/engine.cpp", "Pods/Lib/Lib.m", "App/shader.metal"])
  func namedElsewhere(file: String) throws {
    let checkout = try TemporaryCheckout([
      "App/Metrics.h": Self.metrics, "App/PageViewController.m": Self.page, file: "float half = PAGE_WIDTH / 2;\n",
    ])
    #expect(try Reframe.run("apply", in: checkout.folder).status == 0)
    #expect(try checkout.read("App/PageViewController.m").contains("self.view.bounds.size.width"))
    #expect(try checkout.read("App/Metrics.h") == Self.metrics)
  }

  @Test("the macro of a pod's header stays")
  func pod() throws {
    let checkout = try TemporaryCheckout([
      "Kit.podspec": "Pod::Spec.new\n", "Kit/Metrics.h": Self.metrics, "Kit/PageViewController.m": Self.page,
    ])
    #expect(try Reframe.run("apply", in: checkout.folder).status == 0)
    #expect(try checkout.read("Kit/Metrics.h") == Self.metrics)
  }

  @Test("a comment in the source switches it off")
  func suppressed() throws {
    let page = Self.page.replacing("PAGE_WIDTH, 44);", with: "PAGE_WIDTH, 44); // reframe:ignore")
    let checkout = try TemporaryCheckout(["App/Metrics.h": Self.metrics, "App/PageViewController.m": page])
    let result = try Reframe.run("diff", in: checkout.folder)
    #expect(result.text == "")
  }
}
