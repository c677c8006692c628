#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

@interface PanelController : UITableViewController
@end

NS_ASSUME_NONNULL_END
