#import <UIKit/UIKit.h>

@interface SheetViewController : UIViewController
@property (nonatomic, strong) UIView *sheet;
+ (CGFloat)sheetWidth;
@end

@implementation SheetViewController

+ (CGFloat)sheetWidth {
    return [UIScreen mainScreen].bounds.size.width - 20;
}

+ (instancetype)sheet {
    SheetViewController *sheet = [[self alloc] init];
    sheet.preferredContentSize = [[UIScreen mainScreen] bounds].size;
    return sheet;
}

- (CGFloat)margin {
    static CGFloat margin;
    static dispatch_once_t once;
    dispatch_once(&once, ^{
        margin = [UIScreen mainScreen].bounds.size.width / 20;
    });
    return margin;
}

- (void)viewDidLayoutSubviews {
    [super viewDidLayoutSubviews];
    static CGFloat width = 0;
    if (width == 0) {
        width = [UIScreen mainScreen].bounds.size.width;
    }
    self.sheet.frame = CGRectMake(0, 0, width, [self margin]);
}

@end
