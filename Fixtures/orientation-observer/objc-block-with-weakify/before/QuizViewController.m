#import <UIKit/UIKit.h>
#import "WeakStrong.h"

@interface QuizViewController : UIViewController
@end

@implementation QuizViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    @weakify(self)
    [[NSNotificationCenter defaultCenter] addObserverForName:UIDeviceOrientationDidChangeNotification object:nil queue:nil usingBlock:^(NSNotification *note) {
        @strongify(self)
        [self layoutAnswers];
    }];
}

- (void)layoutAnswers {
    [self.view setNeedsLayout];
}

@end
