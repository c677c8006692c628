#import <UIKit/UIKit.h>

@interface BannerViewController : UIViewController
@property (nonatomic, strong) UIView *banner;
@end

@implementation BannerViewController

- (void)viewDidAppear:(BOOL)animated {
    [super viewDidAppear:animated];
    [self.view.window addSubview:self.banner]; // over everything
    [[[UIApplication sharedApplication] /* not ours */ keyWindow] bringSubviewToFront:self.banner];
}

@end
