import Foundation

final class NoteStore: @unchecked Sendable {
    static let shared = NoteStore()
    private(set) var titles: [String] = []

    func load() {
        titles = UserDefaults(suiteName: "group.com.example.notepad")?.stringArray(forKey: "titles") ?? []
    }

    func add(_ title: String) {
        titles.append(title)
    }
}
