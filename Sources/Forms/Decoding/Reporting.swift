import SourceText
import Texts

/// A part of a form that reports what is wrong with it: at positions in its file, about its row.
package protocol Reporting {
  var context: DecodingContext { get }
}

extension DecodingContext: Reporting {
  package var context: DecodingContext { self }
}

extension Reporting {
  /// Reports a fault in the file; `found` is left out where there is nothing to quote.
  package func report(
    _ code: DiagnosticCode, at position: SourcePosition?,
    found: (any DiagnosticPart)? = nil, advice: any DiagnosticPart,
    _ message: @escaping @Sendable (Texts) -> String
  ) {
    let context = context
    context.decoding.diagnostics.add(
      Diagnostic(
        code, in: context.row?.file ?? context.file, at: position, about: context.row,
        found: found, advice: advice, message))
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

/// A part of a form with keys, whose values have faults.
package protocol KeyReporting: Reporting {
  /// The position of a key's value; that of the dictionary where the key is not given.
  func position(of key: String) -> SourcePosition
}

extension KeyReporting {
  /// Reports a fault in the value of a key.
  package func report(
    _ code: DiagnosticCode, of key: String,
    found: (any DiagnosticPart)? = nil, advice: any DiagnosticPart,
    _ message: @escaping @Sendable (Texts) -> String
  ) {
    report(code, at: position(of: key), found: found, advice: advice, message)
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
