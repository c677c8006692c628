//
//  ToastView.swift
//  ToastKit
//

import UIKit

public final class ToastView: UIView {

    public func show() {
        frame = CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: 44)
        UIApplication.shared.keyWindow?.addSubview(self)
    }
}
