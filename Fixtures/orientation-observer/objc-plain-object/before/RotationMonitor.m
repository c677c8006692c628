#import <UIKit/UIKit.h>

@interface RotationMonitor : NSObject
@property (nonatomic, copy) void (^onChange)(void);
@end

@implementation RotationMonitor

- (instancetype)init {
    self = [super init];
    if (self) {
        [[UIDevice currentDevice] beginGeneratingDeviceOrientationNotifications];
        [[NSNotificationCenter defaultCenter] addObserver:self selector:@selector(changed) name:UIDeviceOrientationDidChangeNotification object:nil];
    }
    return self;
}

- (void)dealloc {
    [[NSNotificationCenter defaultCenter] removeObserver:self name:UIDeviceOrientationDidChangeNotification object:nil];
    [[UIDevice currentDevice] endGeneratingDeviceOrientationNotifications];
}

- (void)changed {
    if (self.onChange) {
        self.onChange();
    }
}

@end
