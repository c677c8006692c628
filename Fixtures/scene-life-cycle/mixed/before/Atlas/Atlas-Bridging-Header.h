#import "ATMapViewController.h"
#import "ATTileCache.h"
