#import <UIKit/UIKit.h>

@interface HallViewController : UIViewController
@property (nonatomic, strong) UIView *veil;
@property (nonatomic, strong) UIView *floor;
@end

@interface HallCell : UITableViewCell
@property (nonatomic, strong) UILabel *name;
@end
