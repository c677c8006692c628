//
//  AppDelegate.h
//  Loom
//
//  Created by Ida Holm on 2/9/15.
//  Copyright (c) 2015 Holm Apps. All rights reserved.
//

#import <UIKit/UIKit.h>

@interface AppDelegate : UIResponder <UIApplicationDelegate>

@end
