enum Loader {
    static func load(_ done: @escaping () -> Void) { done() }
}
