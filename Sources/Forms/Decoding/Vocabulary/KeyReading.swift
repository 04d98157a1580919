import Expressions
import JSONText
import PlistText
import SourceText
import Values

/// The required type of a key's value, and the function that reads it.
struct KeyReading<Value>: Sendable {
  let type: KeyType
  /// Returns nil for a value with a fault, which is reported.
  let read: @Sendable (GivenValue) -> Value?

  init(_ type: KeyType, _ read: @escaping @Sendable (GivenValue) -> Value?) {
    self.type = type
    self.read = read
  }
}

extension KeyReading where Value == String {
  static var string: Self { Self(.string) { $0.text } }
  static var text: Self { Self(.text) { $0.translatedText } }
  static var name: Self { Self(.string) { $0.nonEmpty($0.text) } }
  static var message: Self {
    Self(.text) { value in
      if let text = value.node.string { value.checkPlaceholders(in: text) }
      return value.nonEmpty(value.translatedText)
    }
  }
  static var ruleMessage: Self {
    Self(.text) { value in
      defer { if let text = value.node.string { value.checkPlaceholders(in: text) } }
      return value.nonEmpty(value.translatedText)
    }
  }
  static var locale: Self { Self(.locale) { $0.locale } }
  static var timeZone: Self { Self(.timeZone) { $0.timeZone } }
  static var currency: Self { Self(.currency) { $0.currencyCode } }
  static var pattern: Self { Self(.pattern) { $0.text } }
  static var cell: Self {
    Self(.cell) { value in
      let cells = value.context.decoding.cells
      return value.word(of: cells.names) { cells[$0] == nil ? nil : $0 }
    }
  }
  /// One of some words that mean nothing else.
  static func word(_ words: [String]) -> Self {
    Self(.word(words)) { $0.word(of: words) { words.contains($0) ? $0 : nil } }
  }
}

extension KeyReading
where Value: RawRepresentable & CaseIterable & SendableMetatype, Value.RawValue == String {
  static func word(_ type: Value.Type) -> Self {
    let words = type.allCases.map(\.rawValue)
    return Self(.word(words)) { $0.word(of: words) { Value(rawValue: $0) } }
  }
}

extension KeyReading where Value == InputMask {
  static var mask: Self { Self(.string) { $0.mask } }
}

extension KeyReading where Value == KeyboardType {
  static var keyboard: Self {
    Self(.keyboard) { $0.word(of: $0.type.words) { KeyboardType(formWord: $0) } }
  }
}

extension KeyReading where Value == Bool {
  static var bool: Self { Self(.bool) { $0.expecting($0.node.bool) } }
}

extension KeyReading where Value == Int {
  static func integer(_ range: ClosedRange<Int>) -> Self { Self(.integer(range)) { $0.integer } }
  static var width: Self { Self(.width) { $0.width } }
}

extension KeyReading where Value == RowHeight {
  static var height: Self { Self(.height) { $0.height } }
  static var lines: Self { Self(.lines) { $0.height } }
}

extension KeyReading where Value == GivenBound {
  static var bound: Self { Self(.bound) { $0.bound } }
}

extension KeyReading where Value == NumberStep {
  static var step: Self { Self(.step) { $0.step } }
}

extension KeyReading where Value == ValuePath {
  static var path: Self { Self(.path) { $0.path } }
}

extension KeyReading where Value == Template {
  static var template: Self { Self(.template) { $0.template } }
  static var templateOrPath: Self { Self(.templateOrPath) { $0.templateOrPath } }
}

extension KeyReading where Value == Subtitle {
  static var subtitle: Self { Self(.subtitle) { $0.subtitle } }
}

extension KeyReading where Value == FormColor {
  static var color: Self { Self(.color) { $0.color } }
}

extension KeyReading where Value == RowCondition {
  static var condition: Self { Self(.condition) { $0.condition } }
}

extension KeyReading where Value == Expression {
  static var predicate: Self { Self(.predicate) { $0.predicate } }
}

extension KeyReading where Value == DraftExpression {
  static var formula: Self { Self(.formula) { $0.written } }
  static var writtenPredicate: Self { Self(.predicate) { $0.written } }
}

extension KeyReading where Value == DatePattern {
  static var datePattern: Self { Self(.datePattern) { $0.datePattern } }
}

extension KeyReading where Value == JSONValue {
  static var scalar: Self { Self(.scalar) { $0.expecting($0.node.scalar) } }
  static var shownScalar: Self { Self(.shownScalar) { $0.translatedScalar } }
  static var anyValue: Self { Self(.anyValue) { $0.expecting($0.node.json) } }
}

extension KeyReading where Value == [JSONValue] {
  static var scalars: Self { Self(.scalars) { $0.array(as: \.scalar) } }
}

extension KeyReading where Value == [String] {
  static var texts: Self {
    Self(.texts) { value in
      value.texts?.map { value.context.translated($0.text, at: $0.position) }
    }
  }
}

extension KeyReading where Value: OptionSet & Sendable, Value.Element == Value {
  /// Any of some words, each with what it adds.
  static func words(_ words: [(word: String, option: Value)]) -> Self {
    Self(.words(words.map(\.word))) { value in
      value.words.map { given in
        words.reduce(into: []) { if given.contains($1.word) { $0.formUnion($1.option) } }
      }
    }
  }
}

extension KeyReading where Value == [(text: String, position: SourcePosition)] {
  static var strings: Self { Self(.strings) { $0.texts } }
}

extension KeyReading where Value == [ListedChoice] {
  static var choices: Self { Self(.choices) { $0.choices } }
}

extension KeyReading where Value == [PlistNode] {
  static var nodes: Self { Self(.dictionaries) { $0.nodes } }
}

extension KeyReading where Value == [PlistEntry] {
  static func entries(_ type: KeyType) -> Self { Self(type) { $0.entries } }
}

extension KeyReading where Value == [DictionaryReader] {
  static func dictionaries(in owner: VocabularyKey.Owner) -> Self {
    Self(.dictionaries) { $0.dictionaries(in: owner) }
  }
}

extension KeyReading where Value == GivenValue {
  /// A value that is read elsewhere.
  static func unread(_ type: KeyType) -> Self { Self(type) { $0 } }
}
