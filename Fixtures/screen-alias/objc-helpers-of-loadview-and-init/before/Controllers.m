#import "Metrics.h"

@interface RootViewController : UIViewController
@end

@implementation RootViewController

- (void)loadView {
    self.view = [self makeRoot];
}

- (UIView *)makeRoot {
    UIView *root = [[UIView alloc] init];
    UIView *bar = [[UIView alloc] initWithFrame:CGRectMake(0, 0, SCREEN_WIDTH, 44)];
    [root addSubview:bar];
    return root;
}

@end

@interface DetailViewController : UIViewController
@property (nonatomic, strong) UIView *bar;
@end

@implementation DetailViewController

- (instancetype)init {
    if (self = [super init]) {
        [self prepareBar];
    }
    return self;
}

- (void)prepareBar {
    self.bar = [[UIView alloc] initWithFrame:CGRectMake(0, 0, SCREEN_WIDTH, 44)];
}

@end

@interface ListViewController : UIViewController
@property (nonatomic, strong) UIView *bar;
@end

@implementation ListViewController

- (void)loadView {
    [super loadView];
    [self addBar];
}

- (void)addBar {
    self.bar = [[UIView alloc] initWithFrame:CGRectMake(0, 0, SCREEN_WIDTH, 44)];
    [self.view addSubview:self.bar];
}

@end
