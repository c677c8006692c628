//
//  CSDevice.h
//  LegacyApp
//

#import <UIKit/UIKit.h>

/// Facts about the phone that everybody asks for.
@interface CSDevice : NSObject
+ (CGFloat)screenWidth;
+ (BOOL)isSmallPhone;
+ (UIEdgeInsets)safeInsets;
+ (UIViewController *)topViewController;
@end
