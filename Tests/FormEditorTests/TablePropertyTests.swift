import Screen
import SeededRandom
import Testing

extension SeededGenerator {
  fileprivate mutating func throwing(_ sides: Int) -> Int {
    Int.random(in: 0..<sides, using: &self)
  }
  fileprivate mutating func pick<Item>(_ items: [Item]) -> Item { items[throwing(items.count)] }
}

/// A person as the model knows one.
private struct Person: Equatable {
  var name: String?
  var number: String?
}

@Suite("Tables under random hands")
struct TablePropertyTests {
  static let form = """
    { title = T; rows = ( { key = Name; valuePath = name; },
      { key = N; valuePath = n; cellIdentifier = NumberCell; } ); }
    """

  @Test(
    "Whatever is done, the file holds the model's records, and undoing all gives its bytes back",
    arguments: 0..<60)
  func model(seed: Int) throws {
    var dice = SeededGenerator(seed: UInt64(seed))
    let (file, people, path) = Self.file(&dice)
    var scenario = try Scenario.table(
      file, form: Self.form,
      size: Size(width: dice.pick([20, 40, 80, 170]), height: dice.pick([5, 9, 24])), path: path)
    // What the file should hold after each step that can be undone.
    var versions = [people]
    var version = 0
    for step in 0..<60 {
      let before = Self.people(in: scenario.file, path)
      let comment = Comment("seed \(seed) step \(step)")
      switch dice.throwing(17) {
      case 0, 1:
        let name = "p\(step)"
        let indices = Self.chosen(&scenario)
        guard !indices.isEmpty else { break }
        scenario.press("Home")
        Self.edit(name, &scenario)
        var next = versions[version]
        for index in indices { next[index].name = name }
        Self.push(next, &versions, &version)
      case 2:
        let indices = Self.chosen(&scenario)
        guard !indices.isEmpty else { break }
        scenario.press("End")
        Self.edit(String(1000 + step), &scenario)
        var next = versions[version]
        for index in indices { next[index].number = String(1000 + step) }
        Self.push(next, &versions, &version)
      case 3:
        let index = Self.rowIndex(scenario).map { $0 + 1 } ?? before.count
        scenario.press("a", "Esc")
        var next = versions[version]
        next.insert(Person(), at: index)
        Self.push(next, &versions, &version)
      case 4:
        let indices = Self.chosen(&scenario)
        guard !indices.isEmpty else { break }
        scenario.press("x")
        var next = versions[version]
        for index in indices.reversed() { next.remove(at: index) }
        Self.push(next, &versions, &version)
      case 5:
        let indices = Self.chosen(&scenario)
        guard let last = indices.last, before.count < 60 else { break }
        scenario.press("c")
        var next = versions[version]
        next.insert(contentsOf: indices.map { next[$0] }, at: last + 1)
        Self.push(next, &versions, &version)
      case 6:
        let down = dice.throwing(2) == 0
        guard let index = Self.rowIndex(scenario) else { break }
        // A refusal is told in words; here is room for them.
        let size = scenario.editor.size
        scenario.send(.input(.resize(Size(width: 100, height: 24))))
        scenario.press(down ? "M-Down" : "M-Up")
        let isRefused = scenario.text.contains("Records are moved in the file's order")
        scenario.send(.input(.resize(size)))
        let target = index + (down ? 1 : -1)
        if isRefused || !before.indices.contains(target) { break }
        var next = versions[version]
        next.swapAt(index, target)
        Self.push(next, &versions, &version)
      case 7:
        if version > 0 { version -= 1 }
        scenario.undoEdit()
      case 8:
        if version < versions.count - 1 { version += 1 }
        scenario.redoEdit()
      case 14, 15, 16:
        for _ in 0..<dice.throwing(5) { scenario.press(dice.pick(["Space", "*", "j", "k"])) }
      case 9: scenario.pressAndFinish(dice.pick(["o", "O"]))
      case 10: scenario.filter(dice.pick(["", "p", "a", "n > 20", "n missing", "problems"]))
      case 11:
        scenario.press("s")
        if scenario.editor.mode == .prompt { scenario.press("s") }
        if scenario.effects.contains(where: { if case .save = $0 { true } else { false } }) {
          #expect(Self.people(in: try scenario.finishSave(), path) == versions[version], comment)
          #expect(!scenario.editor.hasUnsavedWork, comment)
        }
      default:
        for _ in 0..<dice.throwing(6) {
          scenario.pressAndFinish(
            dice.pick(["j", "j", "k", "l", "h", "G", "g", "PgDn", "]", "v", "=", "Esc", "Esc"]))
          scenario.press("Esc")
        }
      }
      _ = scenario.frame
      let found = Self.people(in: scenario.file, path)
      #expect(found == versions[version], comment)
      guard found == versions[version] else { return }
    }
    for _ in 0..<version { scenario.undoEdit() }
    #expect(scenario.file == file, "seed \(seed)")
  }

  /// `E` where records are selected, else `e`.
  private static func edit(_ text: String, _ scenario: inout Scenario) {
    let size = scenario.editor.size
    scenario.send(.input(.resize(Size(width: 100, height: 24))))
    let isSelection = scenario.screen[0].contains(/\d selected(?! out)/)
    scenario.send(.input(.resize(size)))
    if isSelection { scenario.editSelected(text) } else { scenario.edit(text) }
  }

  private static func push(_ next: [Person], _ versions: inout [[Person]], _ version: inout Int) {
    versions.removeLast(versions.count - 1 - version)
    versions.append(next)
    version += 1
  }

  /// The number that stands on the cursor's line, from 0.
  private static func rowIndex(_ scenario: Scenario) -> Int? {
    // Not read from the screen: in a low window a message may cover the line.
    scenario.editor.record.flatMap { scenario.editor.documentTable.index(of: $0) }
  }

  /// The indices of the selected records in view, as a high window tells them; else that of the cursor.
  private static func chosen(_ scenario: inout Scenario) -> [Int] {
    let size = scenario.editor.size
    scenario.send(.input(.resize(Size(width: 100, height: 200))))
    let selected = scenario.recordLines.compactMap { line in
      line.firstIndex(of: "●").flatMap { mark in
        Int(line[line.index(after: mark)...].prefix(while: \.isNumber)).map { $0 - 1 }
      }
    }
    scenario.send(.input(.resize(size)))
    return selected.isEmpty ? [rowIndex(scenario)].compactMap { $0 } : selected.sorted()
  }

  /// A list in one of the ways in which people and programs write them.
  private static func file(_ dice: inout SeededGenerator) -> (String, [Person], String) {
    let isLines = dice.throwing(3) == 0
    let lineBreak = dice.pick(["\n", "\r\n"])
    let people = (0..<dice.throwing(9)).map { _ in
      Person(
        name: dice.throwing(5) == 0 ? nil : dice.pick(["a", "b c", "Åse"]),
        number: dice.throwing(4) == 0 ? nil : dice.pick(["1", "22", "303"]))
    }
    let space = dice.pick(["", " "])
    var text = people.map { person in
      var members: [String] = []
      if let name = person.name { members.append("\"name\":\(space)\"\(name)\"") }
      if let number = person.number { members.append("\"n\":\(space)\(number)") }
      return "{" + members.joined(separator: dice.pick([",", ", "])) + "}"
    }
    if isLines {
      let end = dice.pick(["", lineBreak])
      return (text.joined(separator: lineBreak) + (text.isEmpty ? "" : end), people, "t.jsonl")
    }
    for index in text.indices.dropLast() {
      text[index] +=
        dice.pick(["", " "]) + "," + dice.pick(["", " ", lineBreak, lineBreak + "  "])
    }
    let (open, close) = dice.pick([("[", "]"), ("[" + lineBreak, lineBreak + "]"), ("[ ", " ]\n")])
    return (open + text.joined() + close, people, "t.json")
  }

  /// Reads the records independently of the program: they hold no brackets or commas in their texts.
  private static func people(in file: String, _ path: String) -> [Person] {
    let inside = file.drop { $0 != "{" }
    return inside.split(separator: "}").compactMap { piece in
      guard let start = piece.firstIndex(of: "{") else { return nil }
      var person = Person()
      for member in piece[piece.index(after: start)...].split(separator: ",") {
        let parts = member.split(separator: ":")
        guard parts.count == 2 else { return nil }
        func bare(_ text: Substring) -> String { text.filter { $0 != "\"" && !$0.isWhitespace } }
        let value = String(parts[1]).trimmed
        switch bare(parts[0]) {
        case "name": person.name = String(value.dropFirst().dropLast())
        case "n": person.number = value
        default: return nil
        }
      }
      return person
    }
  }
}

extension String {
  fileprivate var trimmed: String {
    var text = Substring(self)
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
