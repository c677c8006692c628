#import <UIKit/UIKit.h>

@interface CardViewController : UIViewController
@property (nonatomic, strong) UIView *card;
@end

@implementation CardViewController

- (void)viewDidLayoutSubviews {
    [super viewDidLayoutSubviews];
    self.card.frame = CGRectMake(0, // at the left edge
                                 0,
                                 [[UIScreen mainScreen]
                                     bounds].size.width, // as wide as it gets
                                 44);
    CGFloat height = [[UIScreen mainScreen] /* not the view */ bounds].size.height;
    self.card.hidden = height > 0;
}

@end
