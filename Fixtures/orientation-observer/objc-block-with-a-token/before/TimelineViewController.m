#import <UIKit/UIKit.h>

@interface TimelineViewController : UIViewController
@end

@interface TimelineViewController ()
@property (nonatomic, strong) id token;
@property (nonatomic, copy) NSString *filter;
@end

@implementation TimelineViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    __weak typeof(self) weakSelf = self;
    self.token = [[NSNotificationCenter defaultCenter] addObserverForName:UIDeviceOrientationDidChangeNotification object:nil queue:[NSOperationQueue mainQueue] usingBlock:^(NSNotification *note) {
        [weakSelf.view setNeedsLayout];
    }];
    self.title = @"Timeline";
}

- (void)dealloc {
    [[NSNotificationCenter defaultCenter] removeObserver:self.token];
}

@end
