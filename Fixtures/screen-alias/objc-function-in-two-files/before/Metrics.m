#import "Metrics.h"

CGFloat PageWidth(void) {
    return [[UIScreen mainScreen] bounds].size.width;
}

CGFloat PageHeight(void) {
    return [[UIScreen mainScreen] bounds].size.height;
}
