final class MessageStore {
    private(set) var count = 0

    func add(_ message: [AnyHashable: Any]) {
        count += 1
    }
}
