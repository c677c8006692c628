//
//  CSOverlay.h
//  LegacyApp
//

#import <UIKit/UIKit.h>

/// A window above the app with a message in it; made at launch, when the app delegate still had one window.
@interface CSOverlay : NSObject
@property (nonatomic, strong) UIWindow *window;
+ (instancetype)sharedOverlay;
- (void)showMessage:(NSString *)message;
- (void)hide;
@end
