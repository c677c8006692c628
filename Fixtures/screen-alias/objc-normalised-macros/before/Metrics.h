#import <UIKit/UIKit.h>

#define DEVICE_WIDTH MIN([[UIScreen mainScreen] bounds].size.width, [[UIScreen mainScreen] bounds].size.height)
#define DEVICE_HEIGHT MAX([[UIScreen mainScreen] bounds].size.width, [[UIScreen mainScreen] bounds].size.height)
#define ADAPT(x) ((x) * DEVICE_WIDTH / 320)

CGSize UprightSize(void);

#define kUprightWidth UprightSize().width
