#import <UIKit/UIKit.h>

@interface StageViewController : UIViewController {
    CGFloat _startWidth;
}
@property (nonatomic, strong) UIView *curtain;
@end

@implementation StageViewController

- (instancetype)initWithNibName:(NSString *)name bundle:(NSBundle *)bundle {
    self = [super initWithNibName:name bundle:bundle];
    if (self) {
        _startWidth = [UIScreen mainScreen].bounds.size.width;
    }
    return self;
}

- (void)viewDidLoad {
    [super viewDidLoad];
    self.curtain.frame = [UIScreen mainScreen].bounds;
}

- (void)viewWillAppear:(BOOL)animated {
    [super viewWillAppear:animated];
    self.curtain.frame = [[UIScreen mainScreen] bounds];
}

- (void)viewIsAppearing:(BOOL)animated {
    [super viewIsAppearing:animated];
    self.curtain.frame = self.view.bounds;
}

- (void)viewDidAppear:(BOOL)animated {
    [super viewDidAppear:animated];
    self.curtain.center = CGPointMake(self.view.bounds.size.width / 2, _startWidth);
}

- (void)dealloc {
    NSLog(@"%f", [UIScreen mainScreen].bounds.size.height);
}

@end
