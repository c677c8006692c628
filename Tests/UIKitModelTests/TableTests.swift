import Testing

@testable import UIKitModel

/// The tables are written by hand; these are the mistakes that hands make.
struct TableTests {
  @Test func everyClassStandsOnce() {
    let names = ClassTable.all.flatMap(ClassTable.entries).map(\.child)
    #expect(repetitions(in: names).isEmpty)
    #expect(names.count > 1000)
  }

  @Test func everyParentIsAClass() {
    let parents = Set(ClassTable.sdk.parents.values).subtracting([ClassTable.root])
    #expect(parents.filter { ClassTable.sdk.parents[$0] == nil }.isEmpty)
  }

  @Test func everyChainEnds() {
    for name in ClassTable.sdk.parents.keys {
      var steps = 0
      var current: String? = name
      while let className = current, steps < 20 {
        current = SDKTypes.superclass(of: className)
        steps += 1
      }
      #expect(current == nil, "\(name) has itself among its superclasses")
    }
  }

  @Test func everyNameIsOneKindOfType() {
    let classes = Set(ClassTable.sdk.parents.keys)
    #expect(classes.intersection(WordSet.protocols).isEmpty)
    #expect(classes.intersection(WordSet.valueTypes).isEmpty)
    #expect(WordSet.protocols.intersection(WordSet.valueTypes).isEmpty)
  }

  @Test func wordListsNameNothingTwice() {
    #expect(repetitions(in: WordSet.protocolTables.flatMap(WordSet.words)).isEmpty)
    #expect(repetitions(in: WordSet.valueTables.flatMap(WordSet.words)).isEmpty)
    #expect(repetitions(in: WordSet.words(of: Callbacks.sendersOfUIKit + "\n" + Callbacks.sendersOfOthers)).isEmpty)
    #expect(repetitions(in: WordSet.words(of: Callbacks.exactNames)).isEmpty)
  }

  @Test("names are identifiers", arguments: [WordSet.protocols, WordSet.valueTypes, Set(ClassTable.sdk.parents.keys)])
  func identifiers(names: Set<String>) {
    let odd = names.filter { name in
      !name.utf8.allSatisfy { (48...57).contains($0) || (65...90).contains($0) || (97...122).contains($0) || $0 == 95 }
    }
    #expect(odd.isEmpty)
  }

  @Test("a method has one phase in a table", arguments: Role.allCases)
  func phases(role: Role) {
    for table in LifeCycleTables.sources(of: role) {
      #expect(repetitions(in: table.entries.flatMap { WordSet.words(of: $0.1) }).isEmpty)
    }
  }

  @Test("what is recomputed is live", arguments: Role.allCases)
  func recomputedIsLive(role: Role) {
    for method in LifeCycleTables.recomputed[role] ?? [] {
      #expect(LifeCycle.phase(ofMethod: method, in: role) == .live, "\(method)")
    }
  }

  @Test func methodNamesSurviveReading() {
    let tables = Role.allCases.flatMap(LifeCycleTables.sources).flatMap(\.entries).map(\.1)
    for name in tables.flatMap(WordSet.words) { #expect(MethodName(name).spelling == name) }
  }

  @Test func availabilityTablesHaveThreeColumns() {
    for table in AvailabilityTable.all {
      let words = WordSet.words(of: table)
      #expect(words.count.isMultiple(of: 3))
      for index in stride(from: 0, to: words.count, by: 3) {
        #expect(Availability.introduced(words[index]) != nil, "\(words[index])")
      }
    }
    #expect(repetitions(in: AvailabilityTable.all.flatMap(firstColumn)).isEmpty)
  }

  private func firstColumn(_ table: String) -> [String] {
    WordSet.words(of: table).enumerated().filter { $0.offset.isMultiple(of: 3) }.map(\.element)
  }

  private func repetitions(in names: [String]) -> [String] {
    var seen: Set<String> = []
    return names.filter { !seen.insert($0).inserted }
  }
}
