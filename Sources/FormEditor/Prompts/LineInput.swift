import Cells
import Texts

/// A line typed at the bottom: what to search for, a file's name.
struct LineInput: Equatable, Sendable {
  enum Purpose: Equatable, Sendable {
    case search, filter
    case expression(ExpressionRequest)
    case saveAs(then: AfterSave)
    /// The file of a row's binary data.
    case readFile, writeFile
    /// The file that lists for whom the data are to be encrypted.
    case recipients(RecipientsRequest)

    /// True where the line is the name of a file.
    var isName: Bool {
      switch self {
      case .search, .filter, .expression: false
      case .saveAs, .readFile, .writeFile, .recipients: true
      }
    }
  }

  var purpose: Purpose
  var line: LineEditor
  /// Focus before the line was opened; Esc restores it.
  var formerFocus: String?

  /// The text before the typed line.
  func label(in texts: Texts) -> String {
    switch purpose {
    case .search: "/"
    case .saveAs: texts.saveAsLabel
    case .filter: texts.filterLabel
    case .expression(let request): request.label + " = "
    case .readFile: texts.readFileLabel
    case .writeFile: texts.writeFileLabel
    case .recipients: texts.recipientsFileLabel
    }
  }

  /// The hint about what may be typed; nil where that is plain.
  func hint(in texts: Texts) -> String? {
    switch purpose {
    case .search, .saveAs, .readFile, .writeFile: nil
    case .filter: texts.filterHint
    case .expression: texts.expressionHint
    case .recipients: texts.recipientsFileHint
    }
  }
}
