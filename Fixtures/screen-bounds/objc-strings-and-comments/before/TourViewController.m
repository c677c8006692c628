#import <UIKit/UIKit.h>

@interface RFScreen : NSObject
@property (class, nonatomic, readonly) RFScreen *mainScreen;
@property (nonatomic, readonly) CGRect bounds;
@end

@interface TourViewController : UIViewController
@end

@implementation TourViewController

#pragma mark - UIScreen.mainScreen.bounds

// [UIScreen mainScreen].bounds was here
- (void)viewDidLayoutSubviews {
    [super viewDidLayoutSubviews];
    /* CGFloat width = [[UIScreen mainScreen] bounds].size.width; */
    NSLog(@"[UIScreen mainScreen].bounds is %@, \"UIScreen.mainScreen.bounds\"", NSStringFromCGRect(self.view.bounds));
    NSLog(@"%@", NSStringFromClass([UIScreen class]));
    self.title = RFScreen.mainScreen.bounds.size.width > 100 ? @"wide" : @"UIScreen.mainScreen.bounds";
}

@end
