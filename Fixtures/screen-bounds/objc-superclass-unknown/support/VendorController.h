#import <UIKit/UIKit.h>

@interface VendorController : NSObject
@end
