import UIKit

enum PatternRouter {
    static func open(_ url: URL) -> Bool {
        Journal.note("opened \(url.lastPathComponent)")
        return true
    }
}
