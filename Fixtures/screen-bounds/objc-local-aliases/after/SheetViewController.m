#import <UIKit/UIKit.h>

@interface SheetLog : NSObject
+ (void)show:(UIScreen *)screen;
@end

@interface SheetViewController : UIViewController
@property (nonatomic, strong) UIView *sheet;
@end

@implementation SheetViewController

- (void)viewDidLayoutSubviews {
    [super viewDidLayoutSubviews];
    self.sheet.frame = CGRectMake(0, 0, self.view.bounds.size.width, self.view.bounds.size.height / 2);
}

- (void)viewDidAppear:(BOOL)animated {
    [super viewDidAppear:animated];
    UIScreen *screen = [UIScreen mainScreen];
    self.sheet.frame = CGRectMake(0, 0, self.view.bounds.size.width / 10, 4);
    [SheetLog show:screen];
}

- (void)viewWillLayoutSubviews {
    [super viewWillLayoutSubviews];
    CGRect bounds = self.view.bounds;
    self.sheet.frame = CGRectMake(0, 0, bounds.size.width, CGRectGetHeight(bounds) / 2);
}

@end
