final class Counter {
  private(set) var value = 0

  func add() {
    value += 1
    Journal.note("counted \(value)")
  }
}
