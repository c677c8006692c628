#import "HallViewController+Veil.h"

@implementation HallViewController (Veil)

- (void)dim {
    [self.navigationController.view addSubview:self.veil];
}

@end

@implementation HallCell (Choice)

- (void)choose {
    self.accessoryType = UITableViewCellAccessoryCheckmark;
}

@end
