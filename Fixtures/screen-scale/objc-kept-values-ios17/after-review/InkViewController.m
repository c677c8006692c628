#import <UIKit/UIKit.h>

@interface InkViewController : UIViewController
@property (nonatomic, strong) UIView *ink;
@end

@implementation InkViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    self.ink.layer.contentsScale = self.traitCollection.displayScale;
    [self registerForTraitChanges:@[UITraitDisplayScale.class] withHandler:^(InkViewController *self, UITraitCollection *previous) {
        self.ink.layer.contentsScale = self.traitCollection.displayScale;
    }];
    [self.view addSubview:self.ink];
}

@end
