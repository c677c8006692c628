#import "ConsoleViewController.h"

@implementation ConsoleViewController

- (BOOL)isUpright {
    if (self.stage.effectiveGeometry.interfaceOrientation == UIInterfaceOrientationPortrait) { return YES; }
    if ([[[[self shade] windowScene] effectiveGeometry] interfaceOrientation] == UIInterfaceOrientationPortrait) { return YES; }
    return self.gearScene.interfaceOrientation == UIInterfaceOrientationPortrait;
}

@end

@implementation Gear
@end
