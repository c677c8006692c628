#import <UIKit/UIKit.h>

@interface Metrics : NSObject
+ (CGFloat)screenWidth;
+ (CGSize)screenSize;
@end
