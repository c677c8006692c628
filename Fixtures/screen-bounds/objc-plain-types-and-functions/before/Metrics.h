#import <UIKit/UIKit.h>

static inline CGFloat HalfWidth(void) { return [UIScreen mainScreen].bounds.size.width / 2; }

@interface Metrics : NSObject
- (CGFloat)columnWidth;
@end
