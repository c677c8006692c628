#import <UIKit/UIKit.h>

@interface StoreViewController : UIViewController
@end

@implementation StoreViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    [self setUp];
}

- (void)viewDidUnload {
    self.title = nil;
    [[NSNotificationCenter defaultCenter] removeObserver:self name:UIDeviceOrientationDidChangeNotification object:nil];
}

- (void)setUp {
    [[NSNotificationCenter defaultCenter] addObserver:self selector:@selector(turned:) name:UIDeviceOrientationDidChangeNotification object:nil];
    self.title = @"Store";
}

- (void)turned:(nullable NSNotification *)notification {
    [self.view setNeedsLayout];
}

@end
