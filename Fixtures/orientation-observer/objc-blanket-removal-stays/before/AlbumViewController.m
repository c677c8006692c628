#import <UIKit/UIKit.h>

@interface AlbumViewController : UIViewController
@end

@implementation AlbumViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    [[NSNotificationCenter defaultCenter] addObserver:self selector:@selector(rotated:) name:UIDeviceOrientationDidChangeNotification object:nil];
    [[NSNotificationCenter defaultCenter] addObserver:self selector:@selector(reload:) name:UIApplicationDidBecomeActiveNotification object:nil];
}

- (void)dealloc {
    [[NSNotificationCenter defaultCenter] removeObserver:self];
}

- (void)rotated:(NSNotification *)note {
    [self.view setNeedsLayout];
}

- (void)reload:(NSNotification *)note {
    self.title = note.name;
}

@end
