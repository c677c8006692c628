#import "VendorController.h"

@interface PlayerController : VendorController
@end

@implementation PlayerController

- (CGFloat)fit {
    return [UIScreen mainScreen].bounds.size.width;
}

@end
