#import <UIKit/UIKit.h>

static CGFloat columnWidth;

@interface Columns : NSObject
@end

@implementation Columns

+ (void)load {
    columnWidth = [UIScreen mainScreen].bounds.size.width / 2;
}

+ (void)initialize {
    if (self == [Columns class]) {
        columnWidth = CGRectGetWidth([[UIScreen mainScreen] bounds]) / 2;
    }
}

@end
