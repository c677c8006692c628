#import <UIKit/UIKit.h>

@interface InkViewController : UIViewController
@property (nonatomic, strong) UIView *ink;
@end

@implementation InkViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    self.ink.layer.contentsScale = [UIScreen mainScreen].scale;
    [self.view addSubview:self.ink];
}

@end
