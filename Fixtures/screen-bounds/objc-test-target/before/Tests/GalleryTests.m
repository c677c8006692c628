#import <UIKit/UIKit.h>
#import <XCTest/XCTest.h>

@interface GalleryTests : XCTestCase
@end

@implementation GalleryTests

- (void)testFillsTheScreen {
    UIViewController *controller = [[UIViewController alloc] init];
    controller.view.frame = [UIScreen mainScreen].bounds;
    XCTAssertEqual(controller.view.frame.size.width, [UIScreen mainScreen].bounds.size.width);
}

@end
