#import <UIKit/UIKit.h>

@interface SlidesViewController : UIViewController
@property (nonatomic, strong) NSMutableArray *tokens;
@end

@implementation SlidesViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    self.tokens = [NSMutableArray array];
    __weak typeof(self) weakSelf = self;
    weakSelf.title = @"Slides";
    id token = [[NSNotificationCenter defaultCenter] addObserverForName:UIDeviceOrientationDidChangeNotification object:nil queue:nil usingBlock:^(NSNotification *note) {
        [weakSelf fit];
    }];
    [self.tokens addObject:token];
    [self.tokens addObject:[[NSNotificationCenter defaultCenter] addObserverForName:UIApplicationDidChangeStatusBarOrientationNotification object:nil queue:[NSOperationQueue mainQueue] usingBlock:^(NSNotification *note) {
        [weakSelf.view setNeedsLayout];
    }]];
}

- (void)fit {
    self.title = @"Slide";
}

@end
