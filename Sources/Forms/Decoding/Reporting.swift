import PlistText
import SourceText
import Texts
import Values

/// A part of a form that reports what is wrong with it: at positions in its file, about its row.
package protocol Reporting {
  var context: DecodingContext { get }
}

extension DecodingContext: Reporting {
  package var context: DecodingContext { self }
}

extension Reporting {
  /// Reports a fault in the file, with the text that it is about in quotes, or with what is found in other words.
  package func report(
    _ code: DiagnosticCode, at position: SourcePosition?, quoting text: String? = nil,
    found: (any DiagnosticPart)? = nil, advice: any DiagnosticPart,
    _ message: @escaping @Sendable (Texts) -> String
  ) {
    let context = context
    context.decoding.diagnostics.add(
      Diagnostic(
        code, in: context.row?.file ?? context.file, at: position, about: context.row,
        found: text.map { TextQuoting.shown($0) } ?? found, advice: advice, message))
  }

  /// Reports a fault for which the advice is a sentence without facts.
  package func report(
    _ code: DiagnosticCode, at position: SourcePosition?, quoting text: String? = nil,
    found: (any DiagnosticPart)? = nil, advice: SentenceName,
    _ message: @escaping @Sendable (Texts) -> String
  ) {
    report(
      code, at: position, quoting: text, found: found, advice: Sentence { $0[keyPath: advice] },
      message)
  }

  /// Reports a fault in another file, which is about no row.
  func report(
    _ code: DiagnosticCode, in file: String, at position: SourcePosition?,
    found: (any DiagnosticPart)? = nil, advice: any DiagnosticPart,
    _ message: @escaping @Sendable (Texts) -> String
  ) {
    context.decoding.diagnostics.add(
      Diagnostic(code, in: file, at: position, found: found, advice: advice, message))
  }

  /// Reports a fault in another file, once for its position and the row because of which it is one.
  func reportOnce(
    _ code: DiagnosticCode, in file: String, at position: SourcePosition,
    about row: RowReference? = nil, found: (any DiagnosticPart)?, advice: any DiagnosticPart,
    _ message: @escaping @Sendable (Texts) -> String
  ) {
    context.decoding.diagnostics.addOnce(
      Diagnostic(code, in: file, at: position, about: row, found: found, advice: advice, message))
  }

  /// Reports a fault in a translation, once.
  package func report(
    _ code: DiagnosticCode, about translation: TranslatedText,
    found: (any DiagnosticPart)? = nil, advice: any DiagnosticPart,
    _ message: @escaping @Sendable (Texts) -> String
  ) {
    reportOnce(
      code, in: translation.file, at: translation.position, found: found, advice: advice, message)
  }

  /// Reports a fault in a choice of the row. One in a list that the row names is reported once for each row.
  package func report(
    _ code: DiagnosticCode, at location: ChoiceLocation,
    found: (any DiagnosticPart)?, advice: any DiagnosticPart,
    _ message: @escaping @Sendable (Texts) -> String
  ) {
    guard let file = location.file else {
      return report(code, at: location.position, found: found, advice: advice, message)
    }
    reportOnce(
      code, in: file, at: location.position, about: context.row, found: found, advice: advice,
      message)
  }
}

extension DecodingContext {
  /// F002: what is wrong with the syntax of the file, or of another one.
  func report(_ errors: [PlistSyntaxError], in other: String? = nil, advice: Sentence) {
    for error in errors {
      report(.F002, in: other ?? file, at: error.position, advice: error.advice ?? advice) {
        error.message.text(in: $0)
      }
    }
  }
}

/// A part of a form with keys, whose values have faults.
package protocol KeyReporting: Reporting {
  /// The position of a key's value; that of the dictionary where the key is not given.
  func position(of key: String) -> SourcePosition
}

extension KeyReporting {
  /// Reports a fault in the value of a key.
  package func report(
    _ code: DiagnosticCode, of key: String, quoting text: String? = nil,
    found: (any DiagnosticPart)? = nil, advice: any DiagnosticPart,
    _ message: @escaping @Sendable (Texts) -> String
  ) {
    report(code, at: position(of: key), quoting: text, found: found, advice: advice, message)
  }

  /// Reports a fault for which the advice is a sentence without facts.
  package func report(
    _ code: DiagnosticCode, of key: String, quoting text: String? = nil,
    found: (any DiagnosticPart)? = nil, advice: SentenceName,
    _ message: @escaping @Sendable (Texts) -> String
  ) {
    report(code, at: position(of: key), quoting: text, found: found, advice: advice, message)
  }

  /// W108: a key that acts only with another one.
  func reportIdle(_ key: String, without needed: String) {
    report(.W108, of: key, advice: Sentence { $0.giveOrDrop(needed, key) }) {
      $0.noEffectWithout(key, needed)
    }
  }
}

extension Diagnostic {
  fileprivate init(
    _ code: DiagnosticCode, in file: String, at position: SourcePosition?,
    about row: RowReference? = nil, found: (any DiagnosticPart)?, advice: any DiagnosticPart,
    _ message: @escaping @Sendable (Texts) -> String
  ) {
    self.init(
      file: file, position: position, severity: code.severity, code: code, row: row,
      message: Sentence(message), found: found?.sentence, advice: advice.sentence)
  }
}
