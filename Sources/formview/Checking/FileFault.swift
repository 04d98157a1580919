import Forms
import JSONText
import Records

/// That a file or a form can't be used, as `check` and `lint` print it with `--format json`.
struct FileFault {
  /// The file as the user named it.
  let file: String
  /// Nil where the file as a whole is meant.
  var location: SourceLocation?
  /// A code of the manual, `JSON` or `FILE`.
  let code: String
  let message: String

  /// The facts as an object on one line, with the members that a diagnostic about a form has.
  var jsonLine: String {
    func member(_ name: String, _ text: String) -> String {
      "\"\(name)\":\(JSONValue.string(text).jsonText())"
    }
    let members =
      [member("file", file)] + (location?.jsonMembers ?? []) + [
        member("severity", Severity.error.rawValue), member("code", code),
        member("message", message),
      ]
    return "{\(members.joined(separator: ","))}"
  }
}

extension SourceLocation {
  /// The members of a finding that say where it is.
  var jsonMembers: [String] {
    func member(_ name: String, _ text: String?) -> [String] {
      text.map { ["\"\(name)\":\(JSONValue.string($0).jsonText())"] } ?? []
    }
    return switch self {
    case .text(let position):
      ["\"line\":\(position.line)", "\"column\":\(position.column)"]
    case .value(let table, let key, let column):
      member("table", table) + member("recordKey", key) + member("column", column)
    // The number of the record says which row it is.
    case .countedValue(let table, _, let column):
      member("table", table) + member("column", column)
    }
  }
}

extension CommandFailure {
  /// Runs the work of a command, and prints what a failure of it finds about files where findings are JSON.
  static func printing<Result>(
    as format: FindingFormat, to output: inout StandardOutput, _ work: () throws -> Result
  ) throws -> Result {
    do {
      return try work()
    } catch let failure as CommandFailure {
      try failure.printFindings(as: format, to: &output)
      throw failure
    }
  }

  /// Prints what it finds about files where findings are JSON.
  func printFindings(
    as format: FindingFormat, to output: inout StandardOutput
  ) throws(StandardOutput.Failure) {
    guard format == .json else { return }
    for finding in findings { try output.write(line: finding) }
  }
}
