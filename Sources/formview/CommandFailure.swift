import Forms
import JSONText
import Queries
import Records
import Screen
import SourceText
import Storage

/// Why a command ends early: the lines for standard error, and the exit status.
struct CommandFailure: Error {
  var status: ExitStatus
  var lines: [String]

  init(_ status: ExitStatus, lines: [String]) {
    self.status = status
    self.lines = lines
  }

  init(_ status: ExitStatus, _ line: String) { self.init(status, lines: [line]) }

  /// A source that could not be read or written.
  init(_ failure: SourceFailure) {
    self.init(.fileFailure, "\(failure.name): error FILE: \(failure.reason)")
  }

  /// A file that could not be read or written.
  init(_ error: FileError) { self.init(.fileFailure, "\(error.path): error FILE: \(error.reason)") }

  /// Records that could not be read; of data with secrets nothing is repeated.
  init(_ error: RecordReadingError, hidingContent hides: Bool) {
    switch error {
    case .unreadable(let failure): self.init(failure)
    case .syntax(let error, let text): self.init(error, in: text, hidingContent: hides)
    case .noRecords(let error, let text):
      self.init(
        error, code: DiagnosticCode.D104.rawValue, in: text, hidingContent: hides)
    case .fault(let fault):
      let message = hides ? fault.messageWithoutContent : fault.message
      self.init(
        .fileFailure, "\(fault.name):\(fault.location.text): error \(fault.code): \(message)")
    case .written(let path):
      self.init(
        .fileFailure,
        "\(path): error FILE: another program wrote it while it was read; try again when it is done"
      )
    }
  }

  /// Data that is not what it should be, with its place.
  init(
    _ error: JSONSyntaxError, code: String = "JSON", in text: SourceText,
    hidingContent hides: Bool
  ) {
    let place = text.position(at: error.offset)
    let message = error.message(hidingContent: hides)
    self.init(
      .fileFailure, "\(text.name):\(place.line):\(place.column): error \(code): \(message)")
  }

  /// A filter that is not understood: the reason, the text, and a caret below the place.
  init(_ error: FilterSyntaxError, in text: String, option: String) {
    let before = error.prefix(of: text)
    let indent = String(repeating: " ", count: DisplayText.width(VisibleText.of(before)))
    self.init(
      .usage,
      lines: [
        VisibleText.of("\(option): column \(before.count + 1): \(error.message)"),
        "  " + VisibleText.of(text), "  \(indent)^",
      ])
  }
}
