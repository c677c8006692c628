#import "Metrics.h"
#import <dispatch/dispatch.h>

CGSize UprightSize(void) {
    static CGSize size;
    static dispatch_once_t once;
    dispatch_once(&once, ^{
        size = [UIScreen mainScreen].bounds.size;
        if (size.height < size.width) {
            size = CGSizeMake(size.height, size.width);
        }
    });
    return size;
}
