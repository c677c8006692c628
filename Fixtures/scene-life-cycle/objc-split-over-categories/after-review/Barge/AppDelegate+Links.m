#import "AppDelegate+Links.h"
#import "FRRouter.h"

@implementation AppDelegate (Links)

@end
