#import "Windows.h"

@implementation TouchWindow

- (instancetype)initWithFrame:(CGRect)frame {
    self = [super initWithFrame:frame];
    if (self) {
        self.windowLevel = UIWindowLevelAlert;
    }
    return self;
}

@end

@implementation ThemedWindow

- (instancetype)initWithFrame:(CGRect)frame {
    return [super initWithFrame:frame];
}

- (instancetype)initWithWindowScene:(UIWindowScene *)windowScene {
    return [super initWithWindowScene:windowScene];
}

@end

@implementation PlainWindow

- (void)becomeKeyWindow {
    [super becomeKeyWindow];
}

@end
