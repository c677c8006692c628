enum Readings {
    static func load() {
        Journal.note("readings loaded")
    }

    static func save() {
        Journal.note("readings saved")
    }
}
