enum Session {
    nonisolated(unsafe) static var whenExpired: (() -> Void)?
}
