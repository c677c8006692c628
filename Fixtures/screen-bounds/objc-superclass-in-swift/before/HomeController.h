#import "App-Swift.h"

@interface HomeController : RFRootController
@end
