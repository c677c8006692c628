#import <UIKit/UIKit.h>

#define FULL [[UIScreen mainScreen] bounds]
#define CELL_WIDTH (FULL.size.width - 30)
