#import <UIKit/UIKit.h>

#define PHONE_WIDTH ([UIScreen mainScreen].bounds.size.width)
#define SHEET_WIDTH ([UIScreen mainScreen].bounds.size.width)
#define OTHER_WIDTH ([UIScreen mainScreen].bounds.size.width)
#define WIDTH_OF(thing) thing##_WIDTH
#define TEXT_OF(code) @#code
#define JOIN_NOW(left, right) left##right
#define JOIN(left, right) JOIN_NOW(left, right)
#define ROOM_DEPTH ([UIScreen mainScreen].bounds.size.height)
