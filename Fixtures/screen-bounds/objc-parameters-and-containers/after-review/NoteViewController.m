#import <UIKit/UIKit.h>

@interface NoteViewController : UIViewController
@property (nonatomic, strong) UILabel *caption;
@end

@implementation NoteViewController

- (void)viewDidLayoutSubviews {
    [super viewDidLayoutSubviews];
    [self fit:self.caption];
}

- (void)fit:(UILabel *)label {
    label.frame = CGRectMake(20, 0, self.view.bounds.size.width - 40, 20);
}

@end
