#import <UIKit/UIKit.h>

/// What the screen is: points, pixels, scale
#define SCREEN_SIZE ([UIScreen mainScreen].bounds.size)
#define SCREEN_PIXELS ([UIScreen mainScreen].nativeBounds.size)
#define SCREEN_RATIO ([UIScreen mainScreen].nativeScale)

/// The width of the screen.
#define SCREEN_WIDTH ([UIScreen mainScreen].bounds.size.width)

/// A margin at either side.
#define SIDE_MARGIN 16
