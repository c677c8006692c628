//
//  FiringListViewController.m
//  Kiln
//
//  Created by Ida Holm on 2/9/15.
//  Copyright (c) 2015 Holm Apps. All rights reserved.
//

#import "FiringListViewController.h"

@implementation FiringListViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    self.title = @"Firings";
    self.view.backgroundColor = [UIColor whiteColor];
}

@end
