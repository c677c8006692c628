#import <UIKit/UIKit.h>

@interface NoticeController : UIViewController
@property (nonatomic, strong) UILabel *notice;
- (void)showNotice:(NSString *)text;
@end

@interface NoticeView : UIView
@property (nonatomic, strong) UILabel *label;
- (void)placeLabel;
@end
