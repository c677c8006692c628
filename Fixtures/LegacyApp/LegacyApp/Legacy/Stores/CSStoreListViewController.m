//
//  CSStoreListViewController.m
//  LegacyApp
//
//  Created by Marta Keller on 28/04/2015.
//

#import "CSStoreListViewController.h"
#import "CSDevice.h"
#import "CSGeometry.h"
#import "CSStoreDetailViewController.h"
#import "UIViewController+CSAlerts.h"

#pragma mark - CSStoreCell

@interface CSStoreCell : UITableViewCell
@property (nonatomic, strong) UILabel *nameLabel;
@property (nonatomic, strong) UILabel *distanceLabel;
@property (nonatomic, strong) UIView *separator;
@end

@implementation CSStoreCell

- (instancetype)initWithStyle:(UITableViewCellStyle)style reuseIdentifier:(NSString *)reuseIdentifier {
    self = [super initWithStyle:style reuseIdentifier:reuseIdentifier];
    if (self) {
        _nameLabel = [[UILabel alloc] initWithFrame:CGRectMake(16, 8, SCREEN_WIDTH - 120, 20)];
        _distanceLabel = [[UILabel alloc] init];
        _separator = [[UIView alloc] init];
        [self.contentView addSubview:_nameLabel];
        [self.contentView addSubview:_distanceLabel];
        [self.contentView addSubview:_separator];
    }
    return self;
}

- (void)layoutSubviews {
    [super layoutSubviews];
    self.nameLabel.frame = CGRectMake(16, 8, SCREEN_WIDTH - 120, 20);
    self.distanceLabel.frame = CGRectMake(SCREEN_WIDTH - 96, 8, 80, 20);
    self.separator.frame = CGRectMake(0, 43, CSPageWidth(), ONE_PIXEL);
}

@end

#pragma mark - CSStoreListViewController

@interface CSStoreListViewController () <UITableViewDataSource, UITableViewDelegate>
@property (nonatomic, strong) UITableView *tableView;
@end

@implementation CSStoreListViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    self.title = @"Stores";
    [self.view addSubview:self.tableView];
    [self.tableView registerClass:[CSStoreCell class] forCellReuseIdentifier:@"CSStoreCell"];
}

- (void)viewDidLayoutSubviews {
    [super viewDidLayoutSubviews];
    self.tableView.frame = CGRectMake(0, kNavHeight, SCREEN_WIDTH, SCREEN_HEIGHT - kNavHeight);
}

- (UITableView *)tableView {
    if (!_tableView) {
        _tableView = [[UITableView alloc] initWithFrame:CGRectMake(0, kNavHeight, SCREEN_WIDTH, SCREEN_HEIGHT - kNavHeight)
                                                  style:UITableViewStylePlain];
        _tableView.dataSource = self;
        _tableView.delegate = self;
    }
    return _tableView;
}

#pragma mark - UITableViewDataSource

- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section {
    return self.stores.count;
}

- (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath {
    CSStoreCell *cell = [tableView dequeueReusableCellWithIdentifier:@"CSStoreCell" forIndexPath:indexPath];
    cell.nameLabel.text = self.stores[indexPath.row];
    return cell;
}

#pragma mark - UITableViewDelegate

- (CGFloat)tableView:(UITableView *)tableView heightForRowAtIndexPath:(NSIndexPath *)indexPath {
    return indexPath.row == 0 ? SCREEN_WIDTH * 9 / 16 : 44;
}

- (UIView *)tableView:(UITableView *)tableView viewForHeaderInSection:(NSInteger)section {
    UILabel *header = [[UILabel alloc] initWithFrame:CGRectMake(0, 0, [CSDevice screenWidth], 28)];
    header.text = SCREEN_WIDTH < 375 ? @"Near you" : @"Stores near you";
    return header;
}

- (void)tableView:(UITableView *)tableView didSelectRowAtIndexPath:(NSIndexPath *)indexPath {
    [KEYWINDOW endEditing:YES];
    CSStoreDetailViewController *detail = [[CSStoreDetailViewController alloc] init];
    [self.navigationController pushViewController:detail animated:YES];
}

@end
