#import "FRRouter.h"

@implementation FRRouter

+ (BOOL)openURL:(NSURL *)url {
    return url != nil;
}

+ (BOOL)resumeActivity:(NSUserActivity *)activity {
    return activity.webpageURL != nil;
}

+ (BOOL)runShortcut:(UIApplicationShortcutItem *)item {
    return item.type.length > 0;
}

@end
