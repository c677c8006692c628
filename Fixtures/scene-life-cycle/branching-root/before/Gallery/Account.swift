enum Account {
    nonisolated(unsafe) private(set) static var isSignedIn = false

    static func restore() {
        isSignedIn = false
        Journal.note("account restored")
    }
}
