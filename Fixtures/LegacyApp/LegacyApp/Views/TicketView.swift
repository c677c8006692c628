//
//  TicketView.swift
//  LegacyApp
//
//  Created by Igor Novak on 09/12/2016.
//

import UIKit

/// A card with two notches, like a cinema ticket 🎟.
final class TicketView: UIView {

	private let notch = UIView()
	private let stub = UIView()

	override init(frame: CGRect) {
		super.init(frame: frame)
		addSubview(notch)
		addSubview(stub)
		NotificationCenter.default.addObserver(
			self,
			selector: #selector(orientationChanged),
			name: UIDevice.orientationDidChangeNotification,
			object: nil
		)
	}

	required init?(coder: NSCoder) {
		fatalError("init(coder:) has not been implemented")
	}

	deinit {
		NotificationCenter.default.removeObserver(self, name: UIDevice.orientationDidChangeNotification, object: nil)
	}

	override func layoutSubviews() {
		super.layoutSubviews()
		notch.frame = CGRect(x: UIScreen.main.bounds.width / 2 - 12, y: -12, width: 24, height: 24)
		stub.frame = CGRect(x: 0, y: bounds.height - 1 / UIScreen.main.scale, width: bounds.width, height: 1)
	}

	@objc private func orientationChanged() {
		setNeedsDisplay()
	}
}
