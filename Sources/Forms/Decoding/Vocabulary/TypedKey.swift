import Texts

/// A key of one kind of dictionary with where its value goes.
struct TypedKey<Given: GivenKeys>: Sendable {
  let key: VocabularyKey
  /// Reads a value and stores it in the property that the key sets.
  let fill: @Sendable (GivenValue, inout Given) -> Void

  var name: String { key.name }
}

/// The values that the keys of a dictionary set.
protocol GivenKeys: SendableMetatype {
  static var owner: VocabularyKey.Owner { get }
}

/// The value that holds without a key: as forms have it, or in words.
enum KeyDefault: ExpressibleByStringLiteral, Sendable {
  case literal(String)
  case words(@Sendable (Texts) -> String)

  init(stringLiteral literal: String) { self = .literal(literal) }

  var text: Sentence {
    switch self {
    case .literal(let literal): Sentence(verbatim: literal)
    case .words(let words): Sentence(words)
    }
  }
}

extension TypedKey {
  /// `put` puts the value where it goes. Keys of the family `choices` need choices, and those that do act on stored
  /// values of any type, unless `actsOn` names some.
  static func key<Value>(
    _ name: String, _ reading: KeyReading<Value>, default standard: KeyDefault? = nil,
    scope: VocabularyKey.Scope = .everywhere, family: VocabularyKey.Family? = nil,
    actsOn types: [ValueType]? = nil, needsChoices: Bool? = nil, needs: String? = nil,
    codes: [DiagnosticCode] = [], sets put: @escaping @Sendable (inout Given, Value) -> Void
  ) -> Self {
    let needsChoices = needsChoices ?? (family == .choices)
    let key = VocabularyKey(
      name: name, owner: Given.owner, type: reading.type, defaultText: standard?.text,
      scope: family == nil ? scope : .someCells, family: family,
      storedTypes: types ?? (needsChoices ? ValueType.allCases : []), needsChoices: needsChoices,
      needs: needs, foundCodes: reading.codes + codes)
    return Self(key: key) { value, given in
      if let read = reading.read(value) { put(&given, read) }
    }
  }

  /// A key of a row, a section or a form that is a Bool or a predicate.
  static func condition(
    _ name: String, sets put: @escaping @Sendable (inout Given, RowCondition) -> Void
  ) -> Self {
    .key(name, .condition, default: "NO", sets: put)
  }
}

extension TypedKey<GivenRow> {
  /// A key whose value rules find by it.
  static func rule<Value>(
    _ rule: RuleKey<Value>, _ reading: KeyReading<Value>, default standard: KeyDefault? = nil,
    scope: VocabularyKey.Scope = .everywhere, family: VocabularyKey.Family? = nil,
    actsOn types: [ValueType]? = nil, needs: String? = nil, codes: [DiagnosticCode] = []
  ) -> Self {
    .key(
      rule.name, reading, default: standard, scope: scope, family: family, actsOn: types,
      needs: needs, codes: codes, sets: { $0.row[rule] = $1 })
  }
}

/// Keys that are read together, in their order.
struct KeyTable<Given: GivenKeys>: Sendable {
  let keys: [TypedKey<Given>]
  /// Indices in `keys` by the key's number in the vocabulary; nil for keys that the table
  /// lacks.
  private let ranks: [Int?]

  /// The keys named in `last` are read after all others.
  init(_ keys: [TypedKey<Given>], last: [String] = []) {
    let keys = keys.filter { !last.contains($0.name) } + keys.filter { last.contains($0.name) }
    self.keys = keys
    var ranks = [Int?](repeating: nil, count: FormVocabulary.keys.count)
    for (rank, key) in keys.enumerated() {
      if let number = FormVocabulary.number(of: key.name, in: key.key.owner) {
        ranks[number] = rank
      }
    }
    self.ranks = ranks
  }

  func rank(of number: Int) -> Int? { ranks[number] }
}
