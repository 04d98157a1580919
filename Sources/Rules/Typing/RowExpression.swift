import Expressions
import Forms
import JSONText
import Records
import Texts
import Values

/// An expression whose result becomes the value of a row, in one record after the other: `SELF * 1.1`.
package struct RowExpression: Sendable, Equatable {
  package let expression: Expression
  /// The paths that no row shows.
  private let unknownPaths: [UnknownPath]

  /// The expression in messages.
  package var text: String { Words.trimmed(expression.shownText) }

  /// The reason why a text is no expression of a form; the offset is in its Unicode scalars.
  package struct Fault: Error, Hashable {
    package let message: String
    package let offset: Int
  }

  /// Parses a text that was written for a row of a form.
  package init(
    _ text: String, for row: ConfigRow, in form: Form, _ texts: Texts
  ) throws(Fault) {
    do throws(ExpressionSyntaxError) {
      expression = try Expression(text)
    } catch {
      throw Fault(message: error.message.text(in: texts), offset: error.offset)
    }
    var types = RowTypes(form.rows)
    types.row = row
    unknownPaths = UnknownPath.all(in: expression, types)
    let finding = expression.check(types: types, expecting: .any).first { finding in
      switch finding.kind {
      case .unknownName, .argumentCount, .wrongType, .notBool: true
      // Records may have what no row offers.
      case .incomparable, .neverOffered, .notDate, .unquoted, .constant, .contradiction,
        .tautology, .noMembers:
        false
      }
    }
    if let finding {
      throw Fault(
        message: finding.message.text(in: texts), offset: finding.range.lowerBound)
    }
  }

  /// The message about a path that neither a row nor a record of a table has; nil if there is none.
  package func typo(in table: RecordTable, sampling: Bool, _ texts: Texts) -> String? {
    unknownPaths.first { $0.isAbsent(from: table, sampling: sampling) }?.message(in: texts)
  }

  /// The edit of a record that gives the row the result; nil where there is none, as a value that it needs is missing.
  /// The result is rounded to the digits that the row takes, and written as the row stores dates.
  package func edit(
    of bound: BoundRow, in reading: RecordReading, original: RowContent
  ) -> Result<RowEdit?, ValidationFailure> {
    if let reason = bound.readOnlyReason { return .failure(bound.row.failure(.path, reason)) }
    let row = reading.prepared[bound.row]
    let scope = RecordScope(reading, row: row.state)
    let isSecret = bound.state.disclosure.isSecret
    if !isSecret, let name = secret(in: scope) {
      return .failure(bound.row.failure(.formula, reading.texts.readsSecret(name)))
    }
    let result = expression.result(in: scope)
    if let problem = result.problem {
      let shown = isSecret ? problem.masked(by: SecretPaths.bullets) : problem
      let reason = reading.texts.cannotBeComputed(shown.message.text(in: reading.texts))
      return .failure(bound.row.failure(.formula, reason))
    }
    if expression.judgesMissing(in: scope) { return .success(nil) }
    let entry = reading.binder.entry(in: bound)
    if result.value.isCleared {
      return entry.conversion(of: "", original: original).map { $0 }
    }
    guard let value = reading.formula(of: row).stored(result.value) else { return .success(nil) }
    // A number in another notation is no other number.
    if let slice = bound.content.slice, slice.holds(value) { return .success(.unchanged) }
    return entry.conversion(of: value, isAsked: true).map { $0 }.mapError { failure in
      isSecret || failure.asksForValue ? failure : failure.naming(value, reading.texts)
    }
  }

  /// The first reference to a secret, which a row that is none must not show; nil if it reads none.
  private func secret(in scope: RecordScope) -> String? {
    expression.dependencies.shown.lazy.filter { scope.hides($0) }.map {
      ExpressionPrinter.text(of: $0)
    }.min()
  }
}

extension ExpressionValue {
  /// True for null and an empty text, which clear a row.
  fileprivate var isCleared: Bool {
    switch self {
    case .null: true
    case .string(let text): text.isEmpty
    default: false
    }
  }
}

extension ValidationFailure {
  /// The failure with the result that is refused, which nobody has typed.
  fileprivate func naming(_ result: JSONValue, _ texts: Texts) -> ValidationFailure {
    var failure = self
    let text = if case .string(let text) = result { text } else { result.jsonText() }
    failure.message = texts.refusesResult(message, TextQuoting.short(text))
    return failure
  }
}
