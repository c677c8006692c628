#import "Metrics.h"

@interface SettingCell : UITableViewCell
@property (nonatomic, strong) UILabel *title;
@property (nonatomic) BOOL leadsOn;
@end

@implementation SettingCell

- (void)layoutSubviews {
    [super layoutSubviews];
    self.title.frame = CGRectMake(75, 0, SCREEN_WIDTH - 120, 30);
    self.accessoryView = self.leadsOn ? [[UIImageView alloc] init] : nil;
}

@end
