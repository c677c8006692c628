#import "StripController.h"

@interface SyllabusController : StripController
@end

@implementation SyllabusController

- (void)viewDidLoad {
    [super viewDidLoad];
    [self arrangeStrip];
}

- (void)setUpViews {
    [super setUpViews];
    self.strip.frame = [UIScreen mainScreen].bounds;
}

@end
