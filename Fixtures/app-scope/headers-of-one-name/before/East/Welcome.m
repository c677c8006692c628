#import "Welcome.h"

@implementation Welcome
@end
