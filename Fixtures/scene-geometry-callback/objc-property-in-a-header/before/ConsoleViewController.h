#import <UIKit/UIKit.h>

@interface Gear : NSObject
@property (nonatomic) UIInterfaceOrientation interfaceOrientation;
@end

@interface ConsoleViewController : UIViewController
@property (nonatomic, weak, nullable) UIWindowScene *stage;
@property (nonatomic, strong, nullable) UIWindow *shade;
@property (nonatomic, strong, nullable) Gear *gearScene;
@end
