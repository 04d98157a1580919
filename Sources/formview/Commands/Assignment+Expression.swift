import Forms
import JSONText
import Queries
import Rules
import Texts
import Values

/// Assignments of what an expression evaluates to: `price := SELF * 1.1`.
extension Assignment {
  /// Parses the right side for its row; the message of an error shows it in the argument.
  static func expression(
    _ text: String, for location: RowLocation, in argument: String, _ workspace: Workspace
  ) throws(CommandFailure) -> RowExpression {
    let before = argument.unicodeScalars.count - text.unicodeScalars.count
    func failure(_ message: String, at offset: Int) -> CommandFailure {
      CommandFailure(
        FilterSyntaxError(message: message, offset: before + offset), in: argument, option: "set")
    }
    let inner = location.form.flatMap { workspace.form.form(named: $0) }
    let expression: RowExpression
    do throws(RowExpression.Fault) {
      expression = try RowExpression(
        text, for: location.row, in: inner ?? workspace.form, Environment.texts)
    } catch {
      throw failure(error.message, at: error.offset)
    }
    if inner == nil,
      let typo = expression.typo(in: workspace.table, sampling: false, Environment.texts)
    {
      throw failure(typo, at: 0)
    }
    return expression
  }

  /// The edit that the result makes, and a warning where there is none.
  func conversion(
    of expression: RowExpression, for bound: BoundRow, in object: RecordReading
  ) -> Result<(edit: RowEdit, note: Refusal?), ValidationFailure> {
    expression.edit(of: bound, in: object, original: bound.content).map { edit in
      guard let edit else {
        let message = Environment.texts.nothingComesOf(expression.text)
        let note = Refusal(row: named, rule: RuleName.formula.rawValue, message: message)
        return (.unchanged, note)
      }
      return (edit, nil)
    }
  }
}

extension Workspace {
  /// The two sides of `identifier := expression`; nil for an assignment of a text.
  ///
  /// An identifier may end in a colon, or contain the sign: the longest one in the form counts, as in `assignment`.
  func computedAssignment(_ argument: String) -> (identifier: String, expression: String)? {
    let bytes = argument.utf8
    let signs = bytes.indices.filter { bytes[$0] == UInt8(ascii: "=") }
    for sign in signs.reversed() {
      if namedRow(String(argument[..<sign])) != nil { return nil }
      if let name = Self.computedName(argument[..<sign]), namedRow(name) != nil {
        return (name, String(argument[bytes.index(after: sign)...]))
      }
    }
    let isQuoted = bytes.contains(UInt8(ascii: "\""))
    for sign in isQuoted ? signs : Array(signs.prefix(1)) {
      if let name = Self.computedName(argument[..<sign]), (try? ValuePath(name)) != nil {
        return (name, String(argument[bytes.index(after: sign)...]))
      }
    }
    return nil
  }

  /// The identifier before `:=`, of which this is all before the equals sign.
  private static func computedName(_ left: Substring) -> String? {
    left.utf8.last == UInt8(ascii: ":") ? Words.trimmed(String(left.dropLast())) : nil
  }
}
