#import "Metrics.h"

CGFloat PageHeight(void) {
    return [[UIScreen mainScreen] bounds].size.height;
}
