import Expressions
import Forms
import JSONText
import Rules
import SourceText
import Values

/// Parses a filter that begins with `=`: a predicate in the language of forms.
extension FilterParser {
  /// The predicate after the sign; a constant one gets a note.
  func predicate(
    _ typed: String, after sign: String.UnicodeScalarView.Index
  ) throws(FilterSyntaxError) -> ReadFilter {
    let scalars = typed.unicodeScalars
    let begin = scalars.distance(from: scalars.startIndex, to: sign)
    let predicate: Expression
    do throws(ExpressionSyntaxError) {
      predicate = try Expression(String(scalars[sign...]))
    } catch {
      throw FilterSyntaxError(
        message: texts.invalidPredicate(error.message.text(in: texts)),
        offset: begin + error.offset)
    }
    if let row = secret(readBy: predicate) ?? holder(ofSecretReadBy: predicate) {
      throw FilterSyntaxError(message: secret(row))
    }
    var notes: [FilterNote] = []
    let types = RowTypes(form.rows)
    for finding in predicate.check(types: types, expecting: .bool) {
      let message = texts.invalidPredicate(finding.message.text(in: texts))
      switch finding.kind {
      case .incomparable, .notDate, .constant, .contradiction, .tautology:
        notes.append(FilterNote(message: message, isCertain: true))
      // Records may have what no row offers.
      case .neverOffered, .noMembers, .unquoted:
        notes.append(FilterNote(message: message, isCertain: false))
      case .notBool, .wrongType, .unknownName, .argumentCount:
        throw FilterSyntaxError(message: message, offset: begin + finding.range.lowerBound)
      }
    }
    return ReadFilter(
      asked: .condition(.predicate(predicate)), notes: notes,
      unknownPaths: UnknownPath.all(in: predicate, types))
  }

  /// A comparison in the notation of expressions.
  static func predicate(_ path: String, _ sign: FilterOperator, _ value: String) -> String {
    let text = ExpressionPrinter.quoted(value)
    switch sign {
    case .contains: return "\(path) CONTAINS[cd] \(text)"
    case .containsNot: return "NOT \(path) CONTAINS[cd] \(text)"
    case .exactly, .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual:
      let isText = DecimalText(value) == nil && !["true", "false"].contains(value)
      return "\(path) \(sign == .equal ? "==" : sign.rawValue) \(isText ? text : value)"
    }
  }

  /// A secure row whose value the predicate would reveal.
  private func secret(readBy predicate: Expression) -> ConfigRow? {
    let secure = form.rows.filter(\.disclosure.isSecret)
    guard !secure.isEmpty else { return nil }
    let references = predicate.dependencies.references
    return secure.first { row in
      references.contains { reference in
        if reference.identifierReadings.contains(where: {
          $0.identifier.hasSameBytes(as: row.identifier)
        }) {
          return true
        }
        let isOfRecord = reference.root == .root || reference.recordPath != nil
        guard isOfRecord, let secret = row.valuePath?.steps else { return false }
        let read = reference.recordPath?.steps ?? reference.path.steps
        return secret.starts(with: read) || read.starts(with: secret)
      }
    }
  }

  /// The row of an object or items with a secret that the predicate would reveal.
  private func holder(ofSecretReadBy predicate: Expression) -> ConfigRow? {
    let secrets = form.secrets
    guard !secrets.isEmpty else { return nil }
    for reference in predicate.dependencies.shown
    where reference.root == .root || reference.recordPath != nil {
      let read = reference.recordPath ?? reference.path
      guard secrets.hidesRead(read) else { continue }
      return form.rows.first { row in
        row.valuePath.map { !$0.steps.isEmpty && read.steps.starts(with: $0.steps) } ?? false
      }
    }
    return nil
  }
}
