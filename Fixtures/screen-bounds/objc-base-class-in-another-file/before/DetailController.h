#import "BaseController.h"

@interface DetailController : BaseController
@end
