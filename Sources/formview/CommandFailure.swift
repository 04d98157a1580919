import Forms
import JSONText
import Queries
import Records
import SourceText
import Storage
import Texts
import Values

/// The reason why a command ends early: lines for standard error, and the exit status.
struct CommandFailure: Error {
  var status: ExitStatus
  var lines: [String]
  /// A line of JSON for each finding about files and forms.
  var findings: [String] = []
  /// The fault of a file; nil if the reason is another one.
  var fault: FileFault?
  /// The tables of a database one of which has to be named; empty if the reason is another one.
  var tables: [String] = []

  init(_ status: ExitStatus, lines: [String]) {
    self.status = status
    self.lines = lines
  }

  init(_ status: ExitStatus, _ diagnostics: [Diagnostic]) {
    self.init(
      status, lines: diagnostics.map { VisibleText.of($0.line(in: Environment.texts)) })
    findings = diagnostics.map(\.jsonLine)
  }

  init(_ status: ExitStatus, _ fault: FileFault) {
    let texts = Environment.texts
    let location = fault.location.map { "\(fault.file):\($0.text(in: texts))" } ?? fault.file
    self.init(status, texts.error(fault.code, at: location, fault.message))
    findings = [fault.jsonLine]
    self.fault = fault
  }

  /// One line: line breaks in quoted text are made visible.
  init(_ status: ExitStatus, _ line: String) {
    self.init(status, lines: [TextQuoting.oneLine(line)])
  }

  init(_ failure: SourceFailure) {
    self.init(file: failure.name, failure.reason.text(in: Environment.texts))
  }

  init(_ error: FileError) {
    self.init(file: error.path, error.reason.text(in: Environment.texts))
  }

  init(_ status: ExitStatus = .fileFailure, file path: String, _ reason: String) {
    self.init(status, FileFault(file: path, code: FindingName.file.rawValue, message: reason))
  }

  /// Records that could not be read; data with secrets are not quoted.
  init(_ error: RecordReadingError, hidingContent hides: Bool) {
    switch error {
    case .unreadable(let failure):
      let texts = Environment.texts
      let reason = failure.reason.text(in: texts)
      self.init(
        file: failure.name,
        NearestPath.of(failure.name).map { texts.tryThis(reason, $0) } ?? reason)
    case .syntax(let error, let text): self.init(error, in: text, hidingContent: hides)
    case .noRecords(let error, let text, let nearest):
      let advice = hides ? nil : nearest.map { Sentence(verbatim: $0) }
      self.init(
        error, code: DiagnosticCode.D104.rawValue, in: text, hidingContent: hides,
        advice: advice ?? Sentence { $0.arrayPathAdvice })
    case .fault(let fault):
      let message = hides ? fault.messageWithoutContent : fault.message
      self.init(
        .fileFailure,
        FileFault(
          file: fault.name, location: fault.location, code: fault.code,
          message: message.text(in: Environment.texts)))
    case .usage(let failure):
      self.init(.usage, file: failure.name, failure.reason.text(in: Environment.texts))
    case .severalTables(let failure, let tables):
      self.init(.usage, file: failure.name, failure.reason.text(in: Environment.texts))
      self.tables = tables
    case .written(let path):
      self.init(
        .fileFailure,
        FileFault(
          file: path, code: DiagnosticCode.D106.rawValue,
          message: Environment.texts.writtenWhileRead))
    }
  }

  init(
    _ error: JSONSyntaxError, code: String = FindingName.json.rawValue, in text: SourceText,
    hidingContent hides: Bool, advice: Sentence? = nil
  ) {
    let texts = Environment.texts
    let message = error.message(hidingContent: hides).text(in: texts)
    self.init(
      .fileFailure,
      FileFault(
        file: text.name, location: .text(text.position(at: error.offset)), code: code,
        message: advice.map { texts.tryThis(message, $0.text(in: texts)) } ?? message))
  }

  /// An invalid filter: the reason, the text around the error, and a caret below it.
  init(_ error: FilterSyntaxError, in text: String, option: String) {
    let before = error.prefix(of: text)
    let excerpt = SourceExcerpt(text, column: before.unicodeScalars.count + 1, width: 76)
    self.init(
      .usage,
      lines: [
        VisibleText.of(
          Environment.texts.filterColumn(option, before.count + 1, error.message)),
        "  " + excerpt.line, "  " + String(repeating: " ", count: excerpt.indent) + "^",
      ])
  }
}

extension Texts {
  /// `location: error CODE: message`.
  func error(_ code: String, at location: String, _ message: String) -> String {
    line(location, "\(severityError) \(code)", message)
  }

  /// `location: warning CODE: message`; without a code `location: warning: message`.
  func warning(_ code: String? = nil, at location: String, _ message: String) -> String {
    line(location, severityWarning + (code.map { " \($0)" } ?? ""), message)
  }

  /// `record 3, salary "Salary"`; a single record is not named.
  func subject(record: Int?, _ row: ConfigRow?) -> String {
    let row = row.map { $0.key.isEmpty ? $0.identifier : self.row($0.identifier, $0.key) }
    guard let record = record.map(recordNumber) else { return row ?? "" }
    return row.map { listed(record, $0) } ?? record
  }
}
