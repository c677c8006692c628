#import "ConsoleViewController.h"

@implementation ConsoleViewController

- (BOOL)isUpright {
    if (self.stage.interfaceOrientation == UIInterfaceOrientationPortrait) { return YES; }
    if ([[[self shade] windowScene] interfaceOrientation] == UIInterfaceOrientationPortrait) { return YES; }
    return self.gearScene.interfaceOrientation == UIInterfaceOrientationPortrait;
}

@end

@implementation Gear
@end
