#import <UIKit/UIKit.h>
#import <XCTest/XCTest.h>

@interface RootTests : XCTestCase
@end

@implementation RootTests

- (void)testRoot {
    XCTAssertNil([UIApplication sharedApplication].keyWindow.rootViewController);
}

@end
