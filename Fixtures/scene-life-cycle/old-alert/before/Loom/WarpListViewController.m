//
//  WarpListViewController.m
//  Loom
//
//  Created by Ida Holm on 2/9/15.
//  Copyright (c) 2015 Holm Apps. All rights reserved.
//

#import "WarpListViewController.h"

@implementation WarpListViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    self.title = @"Warps";
    self.view.backgroundColor = [UIColor whiteColor];
}

- (void)warpDidBreak:(NSString *)name {
    // UIAlertView was all there was in 2015.
    UIAlertView *alert = [[UIAlertView alloc] initWithTitle:@"Broken warp" message:name delegate:nil cancelButtonTitle:@"OK" otherButtonTitles:nil];
    [alert show];
}

@end
