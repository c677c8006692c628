#import <UIKit/UIKit.h>

void ObserveTurning(void) {
    [[NSNotificationCenter defaultCenter] addObserverForName:UIDeviceOrientationDidChangeNotification object:nil queue:nil usingBlock:^(NSNotification *note) {
        NSLog(@"turned");
    }];
}
