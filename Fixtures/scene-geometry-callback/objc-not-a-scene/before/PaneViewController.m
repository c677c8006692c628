#import <UIKit/UIKit.h>

@interface Page : NSObject
@property (nonatomic) UIInterfaceOrientation interfaceOrientation;
@property (nonatomic, strong) Page *windowScene;
@end

@implementation Page
@end

@interface PaneViewController : UIViewController
@property (nonatomic, strong) Page *page;
@end

@implementation PaneViewController

- (void)viewDidAppear:(BOOL)animated {
    [super viewDidAppear:animated];
    NSInteger angle = self.page.interfaceOrientation + self.page.windowScene.interfaceOrientation;
    angle += [self.page.windowScene interfaceOrientation] + self.interfaceOrientation;
    self.view.tag = angle + [self angleOfPage:self.page];
}

- (NSInteger)angleOfPage:(Page *)scene {
    return scene.interfaceOrientation;
}

@end
