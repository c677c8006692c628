//
//  SceneDelegate.h
//  Loom
//
//  Copyright (c) 2015 Holm Apps. All rights reserved.
//

#import <UIKit/UIKit.h>

@interface SceneDelegate : UIResponder <UIWindowSceneDelegate>

@property (strong, nonatomic) UIWindow *window;

@end
