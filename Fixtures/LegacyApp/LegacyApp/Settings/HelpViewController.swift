//
//  HelpViewController.swift
//  LegacyApp
//

import UIKit

/// Static help texts, also used by the support team.
final class HelpViewController: UIViewController {

    // UIScreen.main.bounds was used for the margins until version 4.2.
    private let textView = UITextView()

    /// Never reach for `UIApplication.shared.keyWindow` here: the page is also shown from the scanner.
    private let supportText = """
    If the page is cut off, send us the values of UIScreen.main.bounds and
    UIApplication.shared.statusBarOrientation from Settings > Diagnostics.
    """
    private let pattern = #"UIScreen\.main\.(bounds|scale)"#

    override func viewDidLoad() {
        super.viewDidLoad()
        textView.text = supportText + "\n\nSearch for: " + pattern
        view.addSubview(textView)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        /* was: textView.frame = UIScreen.main.bounds */
        textView.frame = view.bounds
    }
}
