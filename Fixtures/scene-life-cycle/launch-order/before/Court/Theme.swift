import UIKit

enum Theme {
    static func apply() {
        UINavigationBar.appearance().tintColor = .systemOrange
    }
}

enum Reminders {
    static func schedule() {
        Journal.note("reminders scheduled")
    }
}
