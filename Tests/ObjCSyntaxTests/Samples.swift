/// Small files with most of what there is.
enum Samples {
  static let all = [everything, branches]

  static let everything = #"""
    NS_ASSUME_NONNULL_BEGIN
    typedef NS_ENUM(NSInteger, Foo) { FooA, FooB API_AVAILABLE(ios(13.0)) = 2, };
    typedef void (^Block)(int a, NSString *b);
    FOUNDATION_EXPORT NSString * const kName;
    static CGFloat const kWidth = 10.0, kHeight;
    @interface A<T> : NSObject <P, Q> {
      UIView *_view; int a, *b;
    }
    @property (nonatomic, strong, getter=isOn) IBOutlet UIView *x, *y;
    @property (nonatomic, copy, nullable) void (^done)(BOOL);
    @property (class, readonly) NSArray<NSString *> *names API_AVAILABLE(ios(9.0));
    - (void)foo:(int)a bar:(NSString * _Nullable)b NS_SWIFT_NAME(x(y:));
    + (instancetype)make:(id)first, ... NS_REQUIRES_NIL_TERMINATION;
    @end
    @implementation A
    @synthesize x = _x, y;
    - (void)foo:(int)a bar:(NSString *)b {
      __weak typeof(self) weakSelf = self;
      Foo<Bar *> *x = nil;
      id<P> p;
      a * b;
      UIWindow *w = [UIApplication sharedApplication].keyWindow;
      void (^block)(int) = ^(int x){ return; };
      CGFloat f = (CGFloat)a - (a) - b;
      WEAKSELF
      [self foo:1 bar:@"x" "y"];
      @weakify(self);
      @strongify(self)
      RAC(self, x) = [RACObserve(self, y) map:^id(id v) { return v; }];
      if (a < b && c > (d)) { x[3] = y.z->w; } else if (@available(iOS 13.0, *)) foo(); else { }
      for (NSString *s in @[@1, @(2), @YES]) { }
      for (int i = 0, n = 3; i < n; i++) { continue; }
      NSDictionary *d = @{ @"a" : x ? y : z, @"b": @[] };
      CGRect r = (CGRect){ .origin = {0, 0}, .size = s };
      dispatch_async(dispatch_get_main_queue(), ^{ [weakSelf foo]; });
      switch (a) { case 1: break; case A ... B: { } default: return; }
      [(Foo *)x bar]; [Foo<Bar *> new]; [super a]; [x :1 :2]; [NSString stringWithFormat:@"%d", a, b];
      x = a ?: b ? c : d = e;
      do { a++; } while (!--b);
      int (*fp)(int) = &foo; char *s = (char *)malloc(sizeof(int) * 3);
      @try { @throw x; } @catch (NSException *e) { } @finally { }
      @synchronized(self) { } @autoreleasepool { }
      auto l = [&, x](int y) -> int { return y; };
      std::vector<int> v(10); std::map<std::string, int> m{{"a", 1}}; Foo bar(baz);
      UIView *(^maker)(void) = ^UIView *(void) { return nil; };
      SEL sel = @selector(foo:bar:); Protocol *pr = @protocol(P); @encode(int);
      goto end;
    end:
      return [x y] ? a : b;
    }
    @end
    static inline CGFloat Width(void) { return UIScreen.mainScreen.bounds.size.width; }
    extern "C" { void foo(int); }
    """#

  static let branches = #"""
    #if A
    - (void)a {
    #else
    - (void)b {
    #endif
      [x
    #ifdef B
        foo:1
    #else
        foo:2
    #endif
        bar:3];
    #if 0
      don't look { here
    #elif C
      x = 1;
    #else
      x = 2;
    #endif
    }
    @interface Foo : NSObject
    #if A
    <P>
    #endif
    @property (nonatomic) int a;
    #if TARGET_OS_IOS
    - (void)c;
    #else
    - (void)d;
    #endif
    @end
    """#
}
