import Forms
import JSONText
import Records

/// A file or a form that can't be used, as printed by `check` and `lint` with `--format json`.
struct FileFault {
  let file: String
  /// Location in the file; nil for the file as a whole.
  var location: SourceLocation?
  /// A code of the manual, `JSON` or `FILE`.
  let code: String
  let message: String

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
  /// Runs a command's work, and prints findings about files on failure if findings are JSON.
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

  /// Prints its findings about files if findings are JSON.
  func printFindings(
    as format: FindingFormat, to output: inout StandardOutput
  ) throws(StandardOutput.Failure) {
    guard format == .json else { return }
    for finding in findings { try output.write(line: finding) }
  }
}
