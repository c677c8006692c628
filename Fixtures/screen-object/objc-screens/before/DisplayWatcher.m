#import <UIKit/UIKit.h>

@interface DisplayWatcher : NSObject
@end

@implementation DisplayWatcher

- (instancetype)init {
    if (self = [super init]) {
        [[NSNotificationCenter defaultCenter] addObserver:self selector:@selector(connected:) name:UIScreenDidConnectNotification object:nil];
        [[NSNotificationCenter defaultCenter] addObserver:self selector:@selector(connected:) name:UIScreenDidDisconnectNotification object:nil];
    }
    return self;
}

- (void)connected:(NSNotification *)note {
    if ([UIScreen screens].count > 1) {
        NSLog(@"%@", [[UIScreen screens] lastObject]);
    }
}

@end
