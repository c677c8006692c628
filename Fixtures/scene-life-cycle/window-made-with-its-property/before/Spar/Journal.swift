/// What the app says while it runs.
enum Journal {
    static func note(_ text: String) {
        print("note: \(text)")
    }
}
