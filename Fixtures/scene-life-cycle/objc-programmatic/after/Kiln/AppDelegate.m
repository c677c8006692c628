//
//  AppDelegate.m
//  Kiln
//
//  Created by Ida Holm on 2/9/15.
//  Copyright (c) 2015 Holm Apps. All rights reserved.
//

#import "AppDelegate.h"
#import "FiringListViewController.h"
#import "FiringStore.h"

@implementation AppDelegate

- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)launchOptions {
    [[FiringStore sharedStore] load];

    return YES;
}

@end
