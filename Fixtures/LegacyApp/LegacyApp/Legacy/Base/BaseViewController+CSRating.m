//
//  BaseViewController+CSRating.m
//  LegacyApp
//

#import "BaseViewController+CSRating.h"

@implementation BaseViewController (CSRating)

- (void)cs_askForRating {
    UIView *card = [[UIView alloc] initWithFrame:CGRectMake(24, 0, SCREEN_WIDTH - 48, 180)];
    card.center = CGPointMake(CGRectGetMidX([[UIScreen mainScreen] bounds]), 160);
    [self.view addSubview:card];
}

@end
