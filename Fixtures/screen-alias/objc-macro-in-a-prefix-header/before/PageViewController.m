#import <Foundation/Foundation.h>

@interface PageViewController : UIViewController
@property (nonatomic, strong) UIView *bar;
@end

@implementation PageViewController

- (void)viewDidLayoutSubviews {
    [super viewDidLayoutSubviews];
    self.bar.frame = CGRectMake(PageInset, 0, ScreenWidth-2*PageInset, 44);
}

@end
