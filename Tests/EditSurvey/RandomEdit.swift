import JSONText
import Records
import SeededRandom

/// One edit of one record.
struct RandomEdit: CustomStringConvertible {
  enum Kind: String, CaseIterable {
    /// `vary` sets a value much like the former, which needs no other style.
    case vary, set, retype, removeMember, addMember, rename, removeItem, addItem, reverse
  }

  let kind: Kind
  let record: Int
  let path: [JSONStep]
  let former: JSONValue?
  let value: JSONValue?

  var description: String {
    let steps = path.map(\.name).joined(separator: ".")
    let texts = [former, value].map { ($0?.jsonText()).map { String($0.prefix(60)) } ?? "-" }
    return "\(kind) record \(record) \(steps): \(texts[0]) -> \(texts[1])"
  }

  private static let texts = [
    "plain", "two words", "yes", "on", "012", "1:30", "2026-11-30", "null", "true", "12", "1e3",
    "0x1F",
    "", " leading", "trailing ", "a: b", "a #b", "# no", "- x", "it's", "say \"hi\"", "back\\slash",
    "[a]", "{a}", "a, b", "*x", "&x", "!x", "%x", "@x", "`x", "?", "-", "~", "a:", ":a", "---",
    "one\ntwo",
    "one\ntwo\n", "one\n\ntwo\n\n", "  in\nout\n", "tab\there", "桜 🌸", "e\u{301}", "\u{7}",
    "\u{85}", "a\u{2028}b", "=", "<<",
    "long words that go on and on and on until the line is longer than any window would ever be, and a bit more",
  ]

  private struct Place {
    let path: [JSONStep]
    let value: JSONValue
    let isMember: Bool
  }

  /// Nil if the records have nothing to edit in that way.
  init?(_ kind: Kind, in table: RecordTable, _ random: inout SeededGenerator) {
    guard table.count > 0 else { return nil }
    record = Int.random(in: 0..<table.count, using: &random)
    let root = table[table.id(at: record)].value
    let places = Self.places(in: root, at: [])
    self.kind = kind
    func choose(_ isRight: (Place) -> Bool) -> Place? {
      places.filter(isRight).randomElement(using: &random)
    }
    let text = JSONValue.string(Self.texts.randomElement(using: &random) ?? "")
    switch kind {
    case .vary, .set:
      guard let place = choose({ $0.value.kind.isScalar && $0.value != .null && !$0.path.isEmpty })
      else { return nil }
      (path, former) = (place.path, place.value)
      switch place.value {
      case .string(let former) where kind == .vary: value = .string("x" + former)
      case .string: value = text
      case .number: value = .number(String(Int.random(in: -99...9999, using: &random)))
      case .bool(let flag): value = .bool(!flag)
      default: value = text
      }
    case .retype:
      guard let place = choose({ !$0.path.isEmpty }) else { return nil }
      (path, former) = (place.path, place.value)
      let values: [JSONValue] = [
        text, .number("7"), .bool(true), .null, .array([text, .number("1")]), .array([]),
        .object([
          JSONMember(name: "a b", value: text),
          JSONMember(
            name: "n",
            value: .array([
              .object([JSONMember(name: "x", value: .null), JSONMember(name: "y", value: text)])
            ])),
        ]),
        .object([]),
      ]
      value = values.randomElement(using: &random)
    case .removeMember:
      guard let place = choose({ $0.isMember }) else { return nil }
      (path, former, value) = (place.path, place.value, nil)
    case .addMember:
      guard let place = choose({ $0.value.kind == .object }) else { return nil }
      let values: [JSONValue] = [
        text, .number("5"), .array([text]), .object([JSONMember(name: "k", value: text)]),
      ]
      (path, former, value) = (
        place.path + [.member("formview-new")], nil, values.randomElement(using: &random)
      )
    case .rename:
      guard let place = choose({ $0.isMember }) else { return nil }
      (path, former, value) = (
        place.path + [.key], .string(place.path.last?.name ?? ""), .string("renamed key")
      )
    case .removeItem, .addItem, .reverse:
      guard
        let place = choose({
          if case .array(let items) = $0.value {
            kind == .addItem || items.count > (kind == .reverse ? 1 : 0)
          } else {
            false
          }
        }),
        case .array(var items) = place.value, !place.path.isEmpty
      else { return nil }
      (path, former) = (place.path, place.value)
      switch kind {
      case .removeItem: items.remove(at: Int.random(in: 0..<items.count, using: &random))
      case .addItem:
        items.insert(
          items.first.flatMap { Bool.random(using: &random) ? $0 : nil } ?? text,
          at: Int.random(in: 0...items.count, using: &random))
      default: items.reverse()
      }
      value = .array(items)
    }
  }

  private static func places(in value: JSONValue, at path: [JSONStep], isMember: Bool = false)
    -> [Place]
  {
    let own = Place(path: path, value: value, isMember: isMember)
    switch value {
    case .object(let members):
      return [own]
        + members.flatMap { places(in: $0.value, at: path + [.member($0.name)], isMember: true) }
    case .array(let items):
      return [own] + items.enumerated().flatMap { places(in: $1, at: path + [.index($0)]) }
    default: return [own]
    }
  }

  /// The edit as another program makes it: the file, the document, the steps and the value.
  func json(of file: String) -> JSONValue {
    let steps = path.map { step -> JSONValue in
      if case .index(let index) = step { .number(String(index)) } else { .string(step.name) }
    }
    return .object([
      JSONMember(name: "kind", value: .string("\(kind)")),
      JSONMember(name: "file", value: .string(file)),
      JSONMember(name: "record", value: .number(String(record))),
      JSONMember(name: "path", value: .array(steps)),
      JSONMember(name: "value", value: value ?? .null),
    ])
  }

  func make(in table: inout RecordTable) throws(JSONEditError) {
    let id = table.id(at: record)
    if let value {
      try table.set(value, at: path, in: id)
    } else {
      try table.remove(at: path, in: id)
    }
  }

  /// Takes the edit back in the records as they were read after it; false if there is no way that has to give the
  /// same bytes again.
  func takeBack(in table: inout RecordTable) throws(JSONEditError) -> Bool {
    guard table.count > record else { return false }
    let id = table.id(at: record)
    switch kind {
    case .vary, .set:
      guard let former else { return false }
      try table.set(former, at: path, in: id)
    case .addMember: try table.remove(at: path, in: id)
    case .rename:
      guard let former, let value, case .string(let name) = value else { return false }
      try table.set(former, at: path.dropLast(2) + [.member(name), .key], in: id)
    case .addItem, .reverse:
      guard let former else { return false }
      try table.set(former, at: path, in: id)
    case .retype, .removeMember, .removeItem: return false
    }
    return true
  }
}
