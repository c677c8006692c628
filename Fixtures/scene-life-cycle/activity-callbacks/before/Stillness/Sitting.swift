import Foundation

/// Counts the minutes that somebody sits still.
enum Sitting {
    static func resume() {
        Journal.note("sitting goes on")
    }

    static func pause() {
        Journal.note("sitting pauses")
    }

    static func save() {
        Journal.note("sitting saved")
    }

    static func reload() {
        Journal.note("sittings reloaded")
    }
}
