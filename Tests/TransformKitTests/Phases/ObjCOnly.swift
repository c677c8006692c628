import UIKitModel

extension Row where Answer == Phase {
  static let objcOnly: [Row] = [
    objc("what runs once is kept", .frozen, objcClass("UIViewController", "- (void)viewDidLayoutSubviews { dispatch_once(&t, ^{ ↓x(); }); }")),
    objc("a static local is kept", .frozen, objcClass("UIViewController", "- (void)viewDidLayoutSubviews { static CGFloat w; w = ↓x.width; }")),
    objc(
      "a value that is made when there is none", .frozen,
      objcClass("UIViewController", "- (UIView *)head { if (_head == nil) { _head = [[UIView alloc] initWithFrame:↓x()]; } return _head; }")),
    objc(
      "a value that is given back early when there is one", .frozen,
      objcClass("UIViewController", "- (UIView *)head { if (_head) return _head; _head = ↓x(); return _head; }")),
    objc("a function of C", .unknown, "#import <UIKit/UIKit.h>\nstatic CGFloat width(void) { return ↓x(); }"),
    objc("the body of a macro", .unknown, "#define WIDTH ↓x()\n"),
    objc("a category of all views", .unknown, "@implementation UIView (Frame)\n- (void)f { ↓x(); }\n@end"),
    objc("a category of NSObject", .unknown, "@implementation NSObject (Frame)\n- (void)viewDidLayoutSubviews { ↓x(); }\n@end"),
    objc("a superclass in another file calls what the class overrides", .beforeGeometry, """
      #import "Base.h"
      @interface A : Base
      @end
      @implementation A
      - (void)f { ↓x(); }
      @end
      // file: Base.h
      #import <UIKit/UIKit.h>
      @interface Base : UIViewController
      @end
      // file: Base.m
      #import "Base.h"
      @implementation Base
      - (void)viewDidLoad { [self f]; }
      - (void)f { }
      @end
      """),
    objc("a setter that a layout pass uses by its property", .live, objcClass(
      "UIViewController", "- (void)setColumns:(NSInteger)c { ↓x(); } - (void)viewDidLayoutSubviews { self.columns = 3; }")),
    objc("a property of another object is set", .unknown, objcClass(
      "UIViewController",
      "- (void)setColumns:(NSInteger)c { ↓x(); } - (void)viewDidLayoutSubviews { self.columns = 3; } - (void)g:(id)other { [other setColumns:2]; }")),
    objc("a method with more arguments is called", .live, objcClass(
      "UIViewController",
      "- (void)f:(int)a { ↓x(); } - (void)f:(int)a with:(int)b { } - (void)viewDidLayoutSubviews { [self f:1]; } - (void)viewDidLoad { [self f:1 with:2]; }")),
    objc("a strong name in a block is the object itself", .beforeGeometry, objcClass(
      "UIViewController",
      "- (void)f { ↓x(); } - (void)viewDidLoad { __strong typeof(self) strongSelf = self; [items enumerateObjectsUsingBlock:^(id i, NSUInteger n, BOOL *s) { [strongSelf f]; }]; }")),
    objc("a selector of a menu", .live, objcClass(
      "UIViewController",
      "- (void)f { ↓x(); } - (void)viewDidLoad { [[UIMenuItem alloc] initWithTitle:@\"Copy\" action:@selector(f)]; }")),
    objc("a thread", .unknown, objcClass(
      "UIViewController", "- (void)f { ↓x(); } - (void)viewDidLoad { [self performSelectorInBackground:@selector(f) withObject:nil]; }")),
    objc("a class of C++", .unknown, "struct Sizes { CGFloat width() { return ↓x(); } };"),
  ]
}
