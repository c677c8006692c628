#import <UIKit/UIKit.h>

@interface TouchWindow : UIWindow
@end

@interface ThemedWindow : UIWindow
@end

@interface PlainWindow : UIWindow
@end
