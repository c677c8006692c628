//
//  CSGeometry.h
//  LegacyApp
//
//  Created by Igor Novak on 22/08/2016.
//

#import <UIKit/UIKit.h>

/// The width of a page, in points.
static inline CGFloat CSPageWidth(void) {
    return [UIScreen mainScreen].bounds.size.width;
}

/// The width of one of several columns with a gap between them.
static inline CGFloat CSColumnWidth(NSInteger columns, CGFloat gap) {
    return ([UIScreen mainScreen].bounds.size.width - gap * (columns + 1)) / columns;
}

/// The rectangle of a size in the middle of another rectangle.
static inline CGRect CSCentered(CGSize size, CGRect rect) {
    return CGRectMake(CGRectGetMidX(rect) - size.width / 2, CGRectGetMidY(rect) - size.height / 2, size.width, size.height);
}
