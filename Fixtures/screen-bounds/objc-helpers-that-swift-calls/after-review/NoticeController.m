#import "NoticeController.h"

@implementation NoticeController

- (void)viewDidLoad {
    [super viewDidLoad];
    self.notice = [[UILabel alloc] initWithFrame:CGRectZero];
}

- (void)showNotice:(NSString *)text {
    self.notice.text = text;
    self.notice.frame = CGRectMake(0, 0, self.view.bounds.size.width, 40);
}

- (void)viewDidLayoutSubviews {
    self.notice.frame = CGRectMake(0, 0, self.view.bounds.size.width, 40);
    [super viewDidLayoutSubviews];
}

@end

@implementation NoticeView

- (void)layoutSubviews {
    [super layoutSubviews];
    [self placeLabel];
}

- (void)placeLabel {
    self.label.frame = CGRectMake(0, 0, [UIScreen mainScreen].bounds.size.width, 40);
}

@end
