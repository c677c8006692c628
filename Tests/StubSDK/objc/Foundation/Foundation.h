#pragma once

#import <Foundation/NSCollections.h>
#import <Foundation/NSInvocation.h>
#import <Foundation/NSObjCRuntime.h>
#import <Foundation/NSObject.h>
#import <Foundation/NSServices.h>
#import <Foundation/NSValues.h>
#import <CoreGraphics/CGGeometry.h>
