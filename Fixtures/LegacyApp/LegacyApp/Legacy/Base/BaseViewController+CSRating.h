//
//  BaseViewController+CSRating.h
//  LegacyApp
//

#import "LegacyApp-Swift.h"

/// Asks for a rating, from the screens that are written in Swift already.
@interface BaseViewController (CSRating)
- (void)cs_askForRating;
@end
