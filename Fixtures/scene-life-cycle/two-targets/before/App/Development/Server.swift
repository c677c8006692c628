enum Server {
    static func connect() {
        Journal.note("server of developers")
    }
}
