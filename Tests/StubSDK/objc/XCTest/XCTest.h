#pragma once

#import <Foundation/Foundation.h>

@interface XCTestCase : NSObject
- (void)setUp;
- (void)tearDown;
@end

#define XCTAssertEqual(first, second, ...) ((void)((first) == (second)))
#define XCTAssertTrue(condition, ...) ((void)(condition))
#define XCTAssertNil(value, ...) ((void)((value) == nil))
