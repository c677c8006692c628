#pragma once

// Our own declarations of the UIKit that fixtures use; each header has one subject.

#import <UIKit/UIApplication.h>
#import <UIKit/UICollections.h>
#import <UIKit/UIContainers.h>
#import <UIKit/UIControls.h>
#import <UIKit/UIGeometry.h>
#import <UIKit/UIGraphics.h>
#import <UIKit/UILayout.h>
#import <UIKit/UILists.h>
#import <UIKit/UIOrientation.h>
#import <UIKit/UIResponder.h>
#import <UIKit/UIScenes.h>
#import <UIKit/UIScreen.h>
#import <UIKit/UIScrollView.h>
#import <UIKit/UITraits.h>
#import <UIKit/UIView.h>
#import <UIKit/UIViewController.h>
