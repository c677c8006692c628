#import <UIKit/UIKit.h>

@interface PassCardViewController : UIViewController
@property (nonatomic, strong) UIStackView *stack;
@end

@implementation PassCardViewController

- (instancetype)init {
    if (self = [super initWithNibName:nil bundle:nil]) {
        [self arrange];
    }
    return self;
}

- (void)arrange {
    [self traitCollectionDidChange:self.traitCollection];
}

- (void)traitCollectionDidChange:(UITraitCollection *)previous {
    UIWindowScene *scene = [UIApplication sharedApplication].windows.firstObject.windowScene;
    self.stack.hidden = scene == nil;
}

@end
