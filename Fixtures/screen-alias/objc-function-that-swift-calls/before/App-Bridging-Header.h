#import "Metrics.h"
