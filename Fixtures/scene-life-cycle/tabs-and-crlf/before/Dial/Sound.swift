enum Sound {
	static func prepare() {
		Journal.note("sound prepared")
	}
}
