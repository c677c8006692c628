// What Objective-C sees of the Swift half. Xcode writes such a header when it builds; it is never in a checkout.

#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

__attribute__((objc_subclassing_restricted)) @interface BaseViewController : UIViewController
@end

NS_ASSUME_NONNULL_END
