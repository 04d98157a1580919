import ArgumentParser
import Forms
import JSONText
import Records

/// A rule that a record violates, with its location in the data file.
struct Finding {
  var file: String
  var location: SourceLocation
  /// Number of the record, from 1.
  var record: Int
  /// Row of the finding; nil for the record as a whole.
  var row: ConfigRow?
  var value: OffendingValue?
  var severity: Severity
  /// A rule's name, or `JSON` for a line of invalid JSON.
  var rule: String
  var message: String

  func line(as format: FindingFormat) -> String { format == .text ? text : json }

  /// `DATA:LINE:COL: error RULE: record 3, salary "Salary": message; found VALUE`
  private var text: String {
    let texts = Environment.texts
    let sentence = texts.about(texts.subject(record: record, row), message)
    return VisibleText.of(
      texts.line(
        "\(file):\(location.text(in: texts))", "\(severity.name(in: texts)) \(rule)",
        value?.shown.map { texts.found(sentence, $0) } ?? sentence))
  }

  private var json: String {
    func string(_ text: String) -> String { JSONValue.string(text).jsonText() }
    var members = ["\"file\":\(string(file))"] + location.jsonMembers
    // What can't be read breaks no rule: it has the code that the fault of a whole file has.
    let name = rule == FindingName.json.rawValue ? "code" : "rule"
    members += [
      "\"severity\":\(string(severity.rawValue))", "\"\(name)\":\(string(rule))",
      "\"record\":\(record)",
    ]
    if let row {
      members.append("\"identifier\":\(string(row.identifier))")
      members.append("\"key\":\(string(row.key))")
      if let path = row.valuePath { members.append("\"path\":\(string(path.description))") }
    }
    if let json = value?.json { members.append("\"value\":\(json)") }
    members.append("\"message\":\(string(message))")
    return "{\(members.joined(separator: ","))}"
  }
}

enum FindingFormat: String, CaseIterable, ExpressibleByArgument { case text, json }

extension Diagnostic {
  /// The diagnostic as a line of a command's output.
  func line(as format: FindingFormat) -> String {
    format == .json ? jsonLine : VisibleText.of(line(in: Environment.texts))
  }
}
