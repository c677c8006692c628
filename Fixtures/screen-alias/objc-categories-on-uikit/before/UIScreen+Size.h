#import <UIKit/UIKit.h>

@interface UIScreen (Size)
@property (nonatomic, readonly) CGFloat szg_width;
@end

@interface UIDevice (Size)
+ (CGFloat)szg_screenHeight;
@end
