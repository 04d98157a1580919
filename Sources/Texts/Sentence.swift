/// A sentence whose facts are known and whose language is not: errors and diagnostics carry it to where it is printed.
///
///     throw error { $0.expectedName }
///
/// Two are equal if they say the same in English.
package struct Sentence: Sendable {
  private let make: @Sendable (Texts) -> String

  /// `make` says the sentence in a language; it may be asked several times.
  package init(_ make: @escaping @Sendable (Texts) -> String) { self.make = make }

  /// Makes a sentence that is the same in every language: a name, another program's message.
  package init(verbatim text: String) { make = { _ in text } }

  /// The sentence in a language.
  package func text(in texts: Texts) -> String { make(texts) }
}

extension Sentence: Hashable {
  package static func == (a: Self, b: Self) -> Bool {
    a.make(Language.english.texts) == b.make(Language.english.texts)
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(make(Language.english.texts)) }
}

extension Sentence {
  package var english: String { text(in: Language.english.texts) }
}

extension DefaultStringInterpolation {
  /// Would not say the sentence: `text(in:)` does.
  @available(*, unavailable, message: "say it in a language: text(in:)")
  package mutating func appendInterpolation(_ sentence: Sentence) {}

  @available(*, unavailable, message: "say it in a language: text(in:)")
  package mutating func appendInterpolation(_ sentence: Sentence?) {}
}
