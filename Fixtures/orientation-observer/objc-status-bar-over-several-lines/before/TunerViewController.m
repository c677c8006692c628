#import <UIKit/UIKit.h>

@interface TunerViewController : UIViewController
@end

@implementation TunerViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    [[NSNotificationCenter defaultCenter] addObserver:self
                                             selector:@selector(statusBarTurned:)
                                                 name:UIApplicationDidChangeStatusBarOrientationNotification
                                               object:nil];
}

- (void)dealloc
{
    [[NSNotificationCenter defaultCenter] removeObserver:self
                                                    name:UIApplicationDidChangeStatusBarOrientationNotification
                                                  object:nil];
}

- (void)statusBarTurned:(NSNotification *)note {
    [self.view setNeedsLayout];
}

@end
