import UIKit

/// Takes people to what a link, an activity or a shortcut means.
enum Router {
    static func open(_ url: URL) -> Bool {
        Journal.note("opened \(url.lastPathComponent)")
        return true
    }

    static func resume(_ activity: NSUserActivity) -> Bool {
        Journal.note("resumed \(activity.webpageURL?.lastPathComponent ?? "nothing")")
        return true
    }

    static func run(_ item: UIApplicationShortcutItem) -> Bool {
        Journal.note("ran \(item.type)")
        return true
    }
}
