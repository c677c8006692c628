#import <UIKit/UIKit.h>

#define SCREEN_WIDTH ([UIScreen mainScreen].bounds.size.width)
#define kScaleW(x) ((x) * SCREEN_WIDTH / 375.0)
#define kScale390(x) (x * (UIScreen.mainScreen.bounds.size.width / 390.0))
#define kRatio (SCREEN_WIDTH / 320.0)
