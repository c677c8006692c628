#import <UIKit/UIKit.h>

@interface LoadingOverlay : UIView
@end

@implementation LoadingOverlay

- (instancetype)init {
    self = [super initWithFrame:[UIScreen mainScreen].bounds];
    return self;
}

@end

@interface CurtainView : UIView
- (instancetype)initWithTitle:(NSString *)title;
@end

@implementation CurtainView

- (instancetype)initWithTitle:(NSString *)title {
    if (self = [super initWithFrame:[[UIScreen mainScreen] bounds]]) {
        self.accessibilityLabel = title;
    }
    return self;
}

@end

@interface ToastView : UIView
@end

@implementation ToastView

- (instancetype)init {
    return [super initWithFrame:CGRectMake(0, 0, [UIScreen mainScreen].bounds.size.width, 44)];
}

@end
