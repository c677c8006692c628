#import <UIKit/UIKit.h>

@interface DeckViewController : UIViewController

@end
