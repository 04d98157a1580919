import Expressions
import JSONText
import PlistText
import SourceText
import Values

/// The required type of a key's value, the function that reads it, and what that reports beyond a wrong type (F102).
struct KeyReading<Value>: Sendable {
  let type: KeyType
  let codes: [DiagnosticCode]
  /// Returns nil for a value with a fault, which is reported.
  let read: @Sendable (GivenValue) -> Value?

  init(
    _ type: KeyType, _ codes: [DiagnosticCode] = [],
    read: @escaping @Sendable (GivenValue) -> Value?
  ) {
    (self.type, self.codes, self.read) = (type, codes, read)
  }
}

private let conditionCodes: [DiagnosticCode] = [.F301, .F302, .W302, .F304, .W304, .W305]

// Names and texts.
extension KeyReading {
  static var string: KeyReading<String> { .init(.string) { $0.text } }
  static var text: KeyReading<String> { .init(.text) { $0.translatedText } }
  static var name: KeyReading<String> { .init(.string, [.W108]) { $0.nonEmpty($0.text) } }
  static var message: KeyReading<String> { .init(.text, [.W108, .W202]) { $0.message } }
  static var texts: KeyReading<[String]> {
    .init(.texts) { value in
      value.texts?.map { value.context.translated($0.text, at: $0.position) }
    }
  }
  static var strings: KeyReading<[(text: String, position: SourcePosition)]> {
    .init(.strings) { $0.texts }
  }
  static var template: KeyReading<Template> { .init(.template, [.F202]) { $0.template } }
  static var templateOrPath: KeyReading<Template> {
    .init(.templateOrPath, [.F201, .F202]) { $0.templateOrPath }
  }
  static var subtitle: KeyReading<Subtitle> { .init(.subtitle, [.F202]) { $0.subtitle } }
  static var path: KeyReading<ValuePath> { .init(.path, [.F201]) { $0.path } }
}

// Words.
extension KeyReading {
  /// One of some words that mean nothing else.
  static func word(_ words: [String]) -> KeyReading<String> {
    .init(.word(words), [.F103]) { $0.word(of: words) { words.contains($0) ? $0 : nil } }
  }
  static func word<Word: RawRepresentable & CaseIterable & SendableMetatype>(
    _ type: Word.Type
  ) -> KeyReading<Word> where Word.RawValue == String {
    let words = type.allCases.map(\.rawValue)
    return .init(.word(words), [.F103]) { $0.word(of: words) { Word(rawValue: $0) } }
  }
  /// Any of some words, each with what it adds.
  static func words<Options: OptionSet & Sendable>(
    _ words: [(word: String, option: Options)]
  ) -> KeyReading<Options> where Options.Element == Options {
    .init(.words(words.map(\.word)), [.F103]) { value in
      value.words.map { given in
        words.reduce(into: []) { if given.contains($1.word) { $0.formUnion($1.option) } }
      }
    }
  }
  static var cell: KeyReading<String> {
    .init(.cell, [.F103]) { value in
      let cells = value.context.decoding.cells
      return value.word(of: cells.names) { cells[$0] == nil ? nil : $0 }
    }
  }
  static var keyboard: KeyReading<KeyboardType> {
    .init(.keyboard, [.F103]) { $0.word(of: $0.type.words) { KeyboardType(formWord: $0) } }
  }
  static var color: KeyReading<FormColor> { .init(.color, [.W108, .F203]) { $0.color } }
}

// What has a syntax or a format of its own.
extension KeyReading {
  static var locale: KeyReading<String> { .init(.locale, [.F204]) { $0.locale } }
  static var timeZone: KeyReading<String> { .init(.timeZone, [.F204]) { $0.timeZone } }
  static var currency: KeyReading<String> { .init(.currency, [.F204]) { $0.currencyCode } }
  static var datePattern: KeyReading<DatePattern> {
    .init(.datePattern, [.F204]) { $0.datePattern }
  }
  static var mask: KeyReading<InputMask> { .init(.string, [.F204]) { $0.mask } }
  static var pattern: KeyReading<String> { .init(.pattern, [.F401]) { $0.text } }
  static var condition: KeyReading<RowCondition> {
    .init(.condition, conditionCodes) { $0.condition }
  }
  static var predicate: KeyReading<Expression> {
    .init(.predicate, conditionCodes) { $0.predicate }
  }
  static var writtenPredicate: KeyReading<DraftExpression> {
    .init(.predicate, conditionCodes) { $0.written }
  }
  static var formula: KeyReading<DraftExpression> { .init(.formula, conditionCodes) { $0.written } }
}

// Numbers, and values of several types.
extension KeyReading {
  static var bool: KeyReading<Bool> { .init(.bool) { $0.expecting($0.node.bool) } }
  static func integer(_ range: ClosedRange<Int>) -> KeyReading<Int> {
    .init(.integer(range), [.F104]) { $0.integer }
  }
  static var width: KeyReading<Int> { .init(.width, [.F104]) { $0.width } }
  static var height: KeyReading<RowHeight> { .init(.height, [.F104]) { $0.height } }
  static var lines: KeyReading<RowHeight> { .init(.lines, [.F104]) { $0.height } }
  static var bound: KeyReading<GivenBound> { .init(.bound, [.F104, .F301]) { $0.bound } }
  static var step: KeyReading<NumberStep> { .init(.step, [.F104]) { $0.step } }
  static var scalar: KeyReading<JSONValue> { .init(.scalar) { $0.expecting($0.node.scalar) } }
  static var shownScalar: KeyReading<JSONValue> { .init(.shownScalar) { $0.translatedScalar } }
  static var anyValue: KeyReading<JSONValue> { .init(.anyValue) { $0.expecting($0.node.json) } }
  static var scalars: KeyReading<[JSONValue]> { .init(.scalars) { $0.array(as: \.scalar) } }
}

// What is inside of others.
extension KeyReading {
  static var choices: KeyReading<[ListedChoice]> { .init(.choices) { $0.choices } }
  static var nodes: KeyReading<[PlistNode]> { .init(.dictionaries) { $0.nodes } }
  /// Dictionaries, each read elsewhere; F102 for what is none.
  static var dictionaryNodes: KeyReading<[PlistNode]> {
    .init(.dictionaries) { $0.array { $0.entries == nil ? nil : $0 } }
  }
  /// Rows in place, as their array.
  static var rows: KeyReading<PlistNode> {
    .init(.dictionaries) { value in value.nodes.map { _ in value.node } }
  }
  static func entries(_ type: KeyType) -> KeyReading<[PlistEntry]> { .init(type) { $0.entries } }
  static func dictionaries(in owner: VocabularyKey.Owner) -> KeyReading<[DictionaryReader]> {
    .init(.dictionaries) { $0.dictionaries(in: owner) }
  }
  /// A value that is read elsewhere.
  static func unread(_ type: KeyType) -> KeyReading<GivenValue> { .init(type) { $0 } }
}
