#import <UIKit/UIKit.h>

#define HAS_NOTCH ([UIDevice currentDevice].userInterfaceIdiom == UIUserInterfaceIdiomPhone)

@interface PlayerControls : UIView
@property (nonatomic, strong) UIButton *back;
@property (nonatomic, strong) UIView *bar;
@end

@implementation PlayerControls

- (void)layoutSubviews {
    [super layoutSubviews];
    CGFloat left = (HAS_NOTCH && UIInterfaceOrientationIsLandscape([UIApplication sharedApplication].statusBarOrientation)) ? 44 : 15;
    self.back.frame = CGRectMake(left, 10, 40, 40);
    BOOL isFlat = UIInterfaceOrientationIsLandscape([UIApplication sharedApplication].statusBarOrientation);
    self.bar.frame = CGRectMake(0, 0, isFlat ? 200 : 100, 40);
}

@end
