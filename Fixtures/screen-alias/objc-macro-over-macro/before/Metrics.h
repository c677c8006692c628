#import <UIKit/UIKit.h>

#define SCREEN_SIZE [UIScreen mainScreen].bounds.size
#define SCREEN_WIDTH SCREEN_SIZE.width
#define SCREEN_HEIGHT SCREEN_SIZE.height
#define FULL [[UIScreen mainScreen] bounds]
#define CELL_WIDTH (FULL.size.width - 30)
