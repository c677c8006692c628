#import "BaseController.h"

@implementation BaseController
@end
