//
//  LoyaltyCardViewController.swift
//  LegacyApp
//
//  Created by Jonas Brandt on 05/02/2018.
//

import UIKit

/// Shows the bar code of the loyalty card as bright as the display can.
final class LoyaltyCardViewController: BaseViewController {

    private let barcodeView = UIImageView()
    private let ticketView = TicketView()
    private let hintLabel = UILabel()
    private var savedBrightness: CGFloat?

    // MARK: - Life cycle

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(ticketView)
        view.addSubview(barcodeView)
        view.addSubview(hintLabel)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        savedBrightness = UIScreen.main.brightness
        UIScreen.main.brightness = 1.0
        updateHint()
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        if let brightness = savedBrightness {
            UIScreen.main.brightness = brightness
        }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let width = min(UIScreen.main.bounds.width, UIScreen.main.bounds.height) - 2 * margin
        barcodeView.frame = CGRect(x: margin, y: 120, width: width, height: width / 3)
        ticketView.frame = barcodeView.frame.insetBy(dx: -8, dy: -24)
    }

    // MARK: - Private

    private func updateHint() {
        hintLabel.isHidden = UIScreen.main.brightness > 0.6
        barcodeView.isHidden = UIScreen.main.isCaptured
        let isDark = UIScreen.main.traitCollection.userInterfaceStyle == .dark
        hintLabel.text = isDark ? "Hold the card close to the reader." : "Turn up the brightness if the reader beeps twice."
    }
}
