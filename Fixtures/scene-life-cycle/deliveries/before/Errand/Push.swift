import Foundation

enum Push {
    static func register(_ token: Data) {
        Journal.note("token of \(token.count) bytes")
    }
}

enum Drafts {
    static func save() {
        Journal.note("drafts saved")
    }
}
