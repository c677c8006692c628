#import <UIKit/UIKit.h>

/// What the screen is: points, pixels, scale
#define SCREEN_PIXELS ([UIScreen mainScreen].nativeBounds.size)
#define SCREEN_RATIO ([UIScreen mainScreen].nativeScale)

/// A margin at either side.
#define SIDE_MARGIN 16
