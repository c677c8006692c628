import Foundation

enum Settings {
  static func registerDefaults() {
    UserDefaults.standard.register(defaults: ["step": 1])
  }
}
