#import <UIKit/UIKit.h>

@interface FRRouter : NSObject

+ (BOOL)openURL:(NSURL *)url;
+ (BOOL)resumeActivity:(NSUserActivity *)activity;
+ (BOOL)runShortcut:(UIApplicationShortcutItem *)item;

@end
