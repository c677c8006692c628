import UIKit

@objc open class WKWebViewConfiguration: NSObject {
  open var allowsInlineMediaPlayback = false
}

@objc open class WKNavigation: NSObject {}

@objc public protocol WKNavigationDelegate {
  @objc optional func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
  @objc optional func webView(
    _ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
}

@objc open class WKWebView: UIView {
  public init(frame: CGRect, configuration: WKWebViewConfiguration) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public convenience override init(frame: CGRect) {
    self.init(frame: frame, configuration: WKWebViewConfiguration())
  }
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  open var scrollView: UIScrollView { fatalError() }
  open var url: URL? { nil }
  @discardableResult
  open func load(_ request: URLRequest) -> WKNavigation? { nil }
  @discardableResult
  open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? { nil }
  @discardableResult
  open func reload() -> WKNavigation? { nil }
  open func evaluateJavaScript(
    _ javaScriptString: String, completionHandler: ((Any?, (any Error)?) -> Void)? = nil
  ) {}
}
