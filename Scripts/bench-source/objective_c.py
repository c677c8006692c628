"""The code shapes of the Objective-C half of the generated checkout; templates.py says how they are filled in."""

from templates import HEADER as SWIFT_HEADER

MEMBER_INDENT = ""

SIMPLE_STATEMENTS = [
  "NSArray *@noun1@ = [self.@list@ filteredArrayUsingPredicate:[NSPredicate predicateWithFormat:@\"@prop@ != nil\"]];",
  "self.@view@.hidden = !self.@flag@;",
  "self.@view@.text = [NSString stringWithFormat:@\"%@ – %ld @text@\", self.model.@prop@, (long)self.@list@.count];",
  "NSLog(@\"@method@ finished with %lu of %lu\", (unsigned long)self.@list@.count, (unsigned long)_total);",
  "// @why@\n[self.@view@ setNeedsLayout];",
  "self.@view@.layer.cornerRadius = @number@.f;",
  "self.@flag@ = NO;",
  "[self.@list@ removeAllObjects];",
  "_state = @Feature@StateIdle;",
  "[self.delegate @method@:self didFinish:self.@flag@];",
  "CGFloat @noun@ = MAX(@number@, MIN(@number@.f, self.@list@.count * @number@.0f));",
  "[[NSNotificationCenter defaultCenter] postNotificationName:k@Noun@DidChange object:self userInfo:@{ @\"@prop@\": @(self.@list@.count) }];",
  "[[Analytics shared] track:@\"@method@\" properties:@{ @\"@prop@\": self.model.@prop@ ?: @\"\", @\"state\": @(_state) }];",
  "self.@view@.frame = CGRectMake(@number@, CGRectGetMaxY(self.@view@.frame) + @number@, self.view.bounds.size.width - @number@ * 2, @number@);",
]

STATEMENTS = SIMPLE_STATEMENTS + [
  "if (self.@flag@ && self.@list@.count > 0) {\n    [self.@view@ configureWith:self.@list@.firstObject];\n    #body#\n} else {\n    [self.@view@ reset];\n}",
  "for (@Noun@ *@noun1@ in self.@list@) {\n    if (!@noun1@.@flag@) continue;\n    #body#\n}",
  "switch (_state) {\n    case @Feature@StateIdle:\n    case @Feature@StateEmpty:\n        #body#\n        break;\n    default:\n        break;\n}",
  "dispatch_async(dispatch_get_main_queue(), ^{\n    #body#\n});",
  "__weak typeof(self) weakSelf = self;\n[self.service @method@For:self.identifier completion:^(NSArray<@Noun@ *> *items, NSError *error) {\n"
  "    __strong typeof(weakSelf) strongSelf = weakSelf;\n    if (!strongSelf) return;\n    if (error) {\n        [strongSelf showError:error];\n"
  "        return;\n    }\n    [strongSelf.@list@ addObjectsFromArray:items];\n    [strongSelf.@view@ reloadData];\n}];",
  "[UIView animateWithDuration:0.25 delay:0 options:UIViewAnimationOptionCurveEaseInOut animations:^{\n    #body#\n} completion:^(BOOL finished) {\n"
  "    self.@flag@ = NO;\n}];",
  "[self.@view@ mas_makeConstraints:^(MASConstraintMaker *make) {\n    make.left.right.equalTo(self.@view@);\n    make.top.mas_equalTo(@number@);\n"
  "    make.height.mas_greaterThanOrEqualTo(@number@);\n}];",
  "@try {\n    #body#\n} @catch (NSException *exception) {\n    NSLog(@\"%@\", exception.reason);\n}",
]

METHODS = [
  "- (void)@method@ {\n    #body#\n}",
  "- (void)@method@:(@Noun@ *)@noun1@ animated:(BOOL)animated {\n    #body#\n}",
  "/// @text@: @why@.\n///\n/// @param @noun1@ What was chosen.\n- (void)@method@With:(nullable @Noun@ *)@noun1@\n{\n    #body#\n}",
  "- (void)@method@WithCompletion:(void (^)(NSArray<@Noun@ *> *items, NSError *_Nullable error))completion {\n    #body#\n    if (completion) completion(@[], nil);\n}",
  "+ (NSString *)@method@From:(@Noun@ *)@noun1@ {\n    NSMutableArray *parts = [NSMutableArray array];\n    if (@noun1@.@prop@) [parts addObject:@noun1@.@prop@];\n"
  "    return [parts componentsJoinedByString:@\", \"];\n}",
  "#pragma mark - @Noun@\n\n- (BOOL)@method@ {\n    return self.@list@.count > @number@ && !self.@flag@;\n}",
]

SUBVIEW = (
  "- (UILabel *)@noun1@View {\n    if (!_@noun1@View) {\n        _@noun1@View = [[UILabel alloc] init];\n        _@noun1@View.font = [UIFont systemFontOfSize:@number@];\n"
  "        _@noun1@View.numberOfLines = 0;\n        _@noun1@View.textColor = [UIColor colorNamed:@\"@prop@\"];\n    }\n    return _@noun1@View;\n}"
)

ACTIONS = ["- (IBAction)@method@:(id)sender {\n    #body#\n}"]

CONTROLLER_MORE = METHODS * 3 + ACTIONS + [
  SUBVIEW,
  "- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section {\n    return self.@list@.count;\n}",
  "- (void)tableView:(UITableView *)tableView didSelectRowAtIndexPath:(NSIndexPath *)indexPath {\n    [tableView deselectRowAtIndexPath:indexPath animated:YES];\n    #body#\n}",
]

# (call made by viewDidLoad or an initialiser, member)
CONTROLLER_LEGACY = [
  (None, "- (void)viewDidLayoutSubviews {\n    [super viewDidLayoutSubviews];\n    CGFloat width = [UIScreen mainScreen].bounds.size.width;\n    self.columns = width > 600 ? 3 : 2;\n    #body#\n}"),
  ("[self prepareHeader];", "- (void)prepareHeader {\n    self.headerView.frame = CGRectMake(0, 0, SCREEN_WIDTH, @number@);\n    #body#\n}"),
  (None, "- (CGSize)collectionView:(UICollectionView *)collectionView layout:(UICollectionViewLayout *)layout sizeForItemAtIndexPath:(NSIndexPath *)indexPath {\n"
   "    CGFloat width = (SCREEN_WIDTH - @number@) / 2;\n    return CGSizeMake(width, width * 1.4);\n}"),
  (None, "- (void)showOverlay {\n    UIWindow *window = [UIApplication sharedApplication].keyWindow;\n    [window addSubview:self.overlay];\n    #body#\n}"),
  ("[[NSNotificationCenter defaultCenter] addObserver:self selector:@selector(orientationChanged:) name:UIDeviceOrientationDidChangeNotification object:nil];",
   "- (void)orientationChanged:(NSNotification *)notification {\n    [self.collectionView.collectionViewLayout invalidateLayout];\n    #body#\n}\n\n"
   "- (void)dealloc {\n    [[NSNotificationCenter defaultCenter] removeObserver:self];\n}"),
  (None, "- (UIImage *)renderThumbnail {\n    UIGraphicsBeginImageContextWithOptions(self.size, NO, [UIScreen mainScreen].scale);\n    #body#\n    UIImage *image = UIGraphicsGetImageFromCurrentImageContext();\n"
   "    UIGraphicsEndImageContext();\n    return image;\n}"),
  (None, "- (void)presentAlertWindow {\n    self.alertWindow = [[UIWindow alloc] initWithFrame:[UIScreen mainScreen].bounds];\n    self.alertWindow.rootViewController = [UIViewController new];\n    [self.alertWindow makeKeyAndVisible];\n}"),
  (None, "- (BOOL)isWide {\n    return UIDeviceOrientationIsLandscape([UIDevice currentDevice].orientation);\n}"),
  (None, "- (CGFloat)topInset {\n    return [UIApplication sharedApplication].statusBarFrame.size.height + @number@;\n}"),
]

VIEW_LEGACY = [
  (None, "- (void)layoutSubviews {\n    [super layoutSubviews];\n    self.imageView.frame = CGRectMake(0, 0, [[UIScreen mainScreen] bounds].size.width, @number@);\n    #body#\n}"),
  (None, "- (void)drawRect:(CGRect)rect {\n    CGFloat line = 1 / [UIScreen mainScreen].scale;\n    UIBezierPath *path = [UIBezierPath bezierPathWithRect:CGRectInset(rect, line, line)];\n    [path stroke];\n}"),
  (None, "- (CGSize)intrinsicContentSize {\n    return CGSizeMake(SCREEN_WIDTH - @number@, @number@);\n}"),
  (None, "- (void)show {\n    UIWindow *window = [[UIApplication sharedApplication] keyWindow];\n    self.frame = window.bounds;\n    [window addSubview:self];\n    #body#\n}"),
]

CELL_LEGACY = [
  (None, "- (void)configureWith:(@Noun@ *)model {\n    self.label.preferredMaxLayoutWidth = SCREEN_WIDTH - @number@;\n    #body#\n}"),
  (None, "+ (CGFloat)heightFor:(@Noun@ *)model {\n    CGFloat width = UIScreen.mainScreen.bounds.size.width - @number@;\n    return [model heightForWidth:width] + @number@;\n}"),
]

SERVICE_LEGACY = [
  (None, "- (UIViewController *)topController {\n    UIViewController *top = [UIApplication sharedApplication].keyWindow.rootViewController;\n    while (top.presentedViewController) {\n        top = top.presentedViewController;\n    }\n    return top;\n}"),
  (None, "- (CGSize)imageSizeFor:(@Noun@ *)@noun1@ {\n    CGFloat scale = [UIScreen mainScreen].scale;\n    return CGSizeMake(100 * scale, 100 * scale);\n}"),
]

NEAR_MISSES = [
  "- (void)openHelp {\n    [[UIApplication sharedApplication] openURL:[NSURL URLWithString:@\"https://example.com/@noun@\"] options:@{} completionHandler:nil];\n}",
  "- (NSString *)userAgent {\n    return [NSString stringWithFormat:@\"App/%@ (iOS %@)\", self.version, [[UIDevice currentDevice] systemVersion]];\n}",
  "- (BOOL)isTablet {\n    return UIDevice.currentDevice.userInterfaceIdiom == UIUserInterfaceIdiomPad;\n}",
  "- (void)attachToWindow:(UIWindow *)window {\n    [window addSubview:self.overlay];\n    #body#\n}",
]

HEADER = SWIFT_HEADER.replace("@Type@.swift", "@File@")
IMPORTS = "#import \"@Type@.h\"\n#import \"@Noun@.h\"\n#import \"@Noun@.h\"\n"


def implementation(extension):
  return HEADER + IMPORTS + "\n@interface @Type@ ()" + extension + "\n@end\n\n@implementation @Type@\n"


INTERFACE = HEADER + "#import <UIKit/UIKit.h>\n\n@class @Noun@, @Noun@;\n\nNS_ASSUME_NONNULL_BEGIN\n\n@interface @Type@ : %s\n"
PRIVATE = "\n\n@property (nonatomic, strong) NSMutableArray<@Noun@ *> *@list@;\n@property (nonatomic, strong) UILabel *@view@;\n@property (nonatomic, assign) BOOL @flag@;\n"

# What a header declares until it has its size.
DECLARATIONS = [
  "@property (nonatomic, copy, nullable) NSString *@prop@;",
  "@property (nonatomic, strong, readonly) @Noun@ *@noun@;",
  "@property (nonatomic, assign, getter=is@Noun@Visible) BOOL @noun@Visible;",
  "/// @text@: @why@.\n- (void)@method@;",
  "- (void)@method@With:(nullable @Noun@ *)@noun1@;",
  "- (void)@method@WithCompletion:(void (^)(NSArray<@Noun@ *> *items, NSError *_Nullable error))completion;",
  "+ (instancetype)@noun@With@Noun@:(@Noun@ *)@noun1@;",
]

KINDS = {
  "controller": {
    "suffix": "ViewController", "folder": "Controllers", "super": "@Super@ <UITableViewDelegate, UITableViewDataSource>",
    "head": [implementation(PRIVATE)],
    "first": ["- (void)viewDidLoad {\n    [super viewDidLoad];\n    #setup#\n}",
              "- (void)viewWillAppear:(BOOL)animated {\n    [super viewWillAppear:animated];\n    #body#\n}", SUBVIEW],
    "more": CONTROLLER_MORE, "legacy": CONTROLLER_LEGACY,
  },
  "view": {
    "suffix": "View", "folder": "Views", "super": "UIView", "head": [implementation(PRIVATE)],
    "first": ["- (instancetype)initWithFrame:(CGRect)frame {\n    self = [super initWithFrame:frame];\n    if (self) {\n        #setup#\n    }\n    return self;\n}"],
    "more": METHODS * 2 + [SUBVIEW] + ACTIONS, "legacy": VIEW_LEGACY,
  },
  "cell": {
    "suffix": "Cell", "folder": "Cells", "super": "UITableViewCell", "head": [implementation(PRIVATE)],
    "first": ["- (void)awakeFromNib {\n    [super awakeFromNib];\n    #setup#\n}", "- (void)prepareForReuse {\n    [super prepareForReuse];\n    self.label.text = nil;\n}"],
    "more": METHODS + [SUBVIEW], "legacy": CELL_LEGACY,
  },
  "service": {
    "suffix": "Service", "folder": "Services", "super": "NSObject", "head": [implementation(PRIVATE)],
    "first": ["+ (instancetype)shared {\n    static @Type@ *shared;\n    static dispatch_once_t once;\n    dispatch_once(&once, ^{\n        shared = [[self alloc] init];\n    });\n    return shared;\n}",
              "- (instancetype)init {\n    self = [super init];\n    if (self) {\n        #setup#\n    }\n    return self;\n}"],
    "more": METHODS * 2, "legacy": SERVICE_LEGACY,
  },
  "model": {
    "suffix": "", "folder": "Models", "super": "NSObject <NSCopying>", "head": [implementation("\n")],
    "first": ["- (id)copyWithZone:(NSZone *)zone {\n    @Type@ *copy = [[[self class] allocWithZone:zone] init];\n    copy.title = self.title;\n    return copy;\n}"],
    "more": METHODS[:2] + METHODS[4:], "legacy": [],
  },
}

ALL_KINDS = [("controller", 34), ("view", 20), ("cell", 16), ("service", 16), ("model", 14)]
SMALL_KINDS = [("model", 60), ("cell", 40)]
LEGACY_KINDS = [("controller", 56), ("view", 20), ("cell", 12), ("service", 12)]

EXTRA_FILES = {
  "App/App-Prefix.pch": "#ifdef __OBJC__\n  #import <UIKit/UIKit.h>\n  #import \"Macros.h\"\n#endif\n",
  "App/Macros.h": "#ifndef Macros_h\n#define Macros_h\n\n#define SCREEN_WIDTH ([UIScreen mainScreen].bounds.size.width)\n#define SCREEN_HEIGHT ([UIScreen mainScreen].bounds.size.height)\n"
  "#define RGB(r, g, b) [UIColor colorWithRed:(r) / 255.0 green:(g) / 255.0 blue:(b) / 255.0 alpha:1]\n\n#endif\n",
  "App/PSTBaseViewController.h": "#import <UIKit/UIKit.h>\n\n@interface PSTBaseViewController : UIViewController\n@end\n",
  "App/PSTBaseViewController.m": "#import \"PSTBaseViewController.h\"\n\n@implementation PSTBaseViewController\n\n- (void)viewDidLoad {\n    [super viewDidLoad];\n}\n\n@end\n",
}
