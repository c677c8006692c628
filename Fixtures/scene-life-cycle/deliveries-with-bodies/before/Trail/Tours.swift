enum Tours {
    static func show(_ number: Int) {
        Journal.note("tour \(number)")
    }

    static func record() {
        Journal.note("recording")
    }
}
