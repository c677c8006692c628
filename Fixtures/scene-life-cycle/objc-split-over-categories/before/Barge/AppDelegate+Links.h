#import "AppDelegate.h"

@interface AppDelegate (Links)

@end
