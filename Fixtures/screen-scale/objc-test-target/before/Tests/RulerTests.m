#import <UIKit/UIKit.h>
#import <XCTest/XCTest.h>

@interface RulerTests : XCTestCase
@end

@implementation RulerTests

- (void)testHairline {
    UIView *line = [[UIView alloc] init];
    XCTAssertEqual(line.frame.size.height, 1 / [UIScreen mainScreen].scale);
}

@end
