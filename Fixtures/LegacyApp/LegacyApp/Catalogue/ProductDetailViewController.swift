//
//  ProductDetailViewController.swift
//  LegacyApp
//
//  Created by Marta Keller on 11/04/2015.
//

import UIKit

/// Pictures, description and the bar with the buy button.
final class ProductDetailViewController: BaseViewController, UIScrollViewDelegate {

    private let product: Product
    private let loader = ImageLoader()
    private let scrollView = UIScrollView()
    private let titleLabel = UILabel()
    private let buyBar = UIView()
    private let buyButton = UIButton()
    private var pageWidth = UIScreen.main.bounds.width
    private var currentPage = 0

    private lazy var heroView: UIImageView = {
        let imageView = UIImageView(frame: CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: 240))
        imageView.contentMode = .scaleAspectFill
        return imageView
    }()

    // MARK: - Life cycle

    init(product: Product) {
        self.product = product
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        scrollView.delegate = self
        scrollView.contentSize = CGSize(width: UIScreen.main.bounds.width * 3, height: 240)
        scrollView.addSubview(heroView)
        view.addSubview(scrollView)
        view.addSubview(titleLabel)
        view.addSubview(buyBar)
        buyButton.addTarget(self, action: #selector(buyTapped), for: .touchUpInside)
        buyBar.addSubview(buyButton)
        titleLabel.text = product.title
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard let url = product.imageURL else { return }
        loader.load(url) { [weak self] image in
            guard let self = self else { return }
            self.heroView.image = image
            self.heroView.frame.size.width = UIScreen.main.bounds.width
        }
        loader.load(url) { [weak self] _ in
            self?.titleLabel.preferredMaxLayoutWidth = UIScreen.main.bounds.width - 32
        }
        loader.prefetch([url]) { UIScreen.main.bounds.size }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        scrollView.frame = CGRect(
            x: 0,
            y: kStatusBarHeight,
            width: kScreenWidth,
            height: kScreenHeight - kStatusBarHeight
        )
    }

    // MARK: - Buy bar

    @objc private func buyTapped() {
        hideBuyBar()
    }

    private func hideBuyBar() {
        UIView.animate(withDuration: 0.25) {
            self.buyBar.frame.origin.y = UIScreen.main.bounds.height
        }
    }

    // MARK: - UIScrollViewDelegate

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        currentPage = Int(scrollView.contentOffset.x / UIScreen.main.bounds.width)
        pageWidth = scrollView.contentSize.width / 3
    }
}

/// Loads pictures and keeps them in memory.
final class ImageLoader {
    private var pending: [() -> Void] = []

    func load(_ url: URL, completion: @escaping (UIImage?) -> Void) {
        pending.append { completion(nil) }
    }

    func prefetch(_ urls: [URL], targetSize: @escaping () -> CGSize) {
        pending.append { _ = targetSize() }
    }
}
