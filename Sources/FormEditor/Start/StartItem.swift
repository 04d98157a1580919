import Forms
import Rules
import SourceText
import Texts
import Values

/// A line of the start page: a file, a folder, or a table of a database.
package struct StartItem: Hashable, Sendable {
  /// Identifies an item, whatever becomes known of it.
  package struct ID: Hashable, Sendable {
    private let file: ExactText
    private let tableName: ExactText?

    package var path: String { file.text }
    package var table: String? { tableName?.text }

    package init(path: String, table: String? = nil) {
      file = ExactText(path)
      tableName = table.map { ExactText($0) }
    }
  }

  /// The kind of an item: what opening it does.
  package enum Kind: Hashable, Sendable {
    case data, encrypted, table, form, folder
    /// A format that is not read.
    case foreign
  }

  /// The counted contents of an item.
  package enum Contents: Hashable, Sendable {
    case records(Int)
    case tables(Int)
    case rows(Int)
  }

  package let id: ID
  /// Name as shown.
  package let name: String
  package var kind: Kind
  /// A word or two for the format: `JSON`, `SQLite`.
  package var format: String
  /// Use of a file before, by which it comes first.
  package enum Recency: Hashable, Sendable {
    case none, here
    /// A file of another folder than the listed one.
    case elsewhere
  }
  package var recency = Recency.none
  /// Size in bytes; nil for what has none, and where it is unknown.
  package var size: Int?
  /// Name of the form that belongs to the data.
  package var form: String?
  /// Path of the form that was named for it when it was opened last.
  package var givenForm: String?
  package var contents: Contents?
  package var problems = Problems()
  /// The reason why it can't be opened.
  package var refusal: String?
  /// True once all was found that is looked for in the background.
  package var isSurveyed = false

  /// Errors and warnings of the records.
  package struct Problems: Hashable, Sendable {
    package var errors = 0
    package var warnings = 0

    package init(errors: Int = 0, warnings: Int = 0) {
      self.errors = errors
      self.warnings = warnings
    }

    package var count: Int { errors + warnings }
  }

  package init(
    id: ID, name: String, kind: Kind, format: String = "", size: Int? = nil,
    refusal: String? = nil
  ) {
    self.id = id
    self.name = name
    self.kind = kind
    self.format = format
    self.size = size
    self.refusal = refusal
  }
}

extension StartItem {
  var isElsewhere: Bool { recency == .elsewhere }

  /// The item with what was found of it before, until that is found again.
  func recalling(_ former: StartItem) -> StartItem {
    guard refusal == nil else { return self }
    var item = former
    (item.recency, item.givenForm) = (recency, givenForm)
    item.size = size ?? former.size
    item.isSurveyed = false
    return item
  }

  /// Its contents in words; empty while they are unknown.
  package func contentsText(_ texts: Texts) -> String {
    switch contents {
    case .records(let count): texts.recordCount(count)
    case .tables(let count): texts.tableCount(count)
    case .rows(let count): texts.rowCount(count)
    case nil: ""
    }
  }

  /// The reason why it can't be opened, or the number of its problems, with the sign of an error or a warning; nil where
  /// nothing is wrong.
  package func remark(_ texts: Texts) -> (text: String, severity: Severity)? {
    if let refusal { return (mark(refusal, .error), .error) }
    guard problems.count > 0 else { return nil }
    let severity = problems.errors > 0 ? Severity.error : .warning
    return (mark(texts.problemsFound(problems.count), severity), severity)
  }

  private func mark(_ text: String, _ severity: Severity) -> String { "\(severity.mark) \(text)" }

  /// Its size in words; empty where it has none.
  package func sizeText(_ texts: Texts) -> String { size.map(Self.text(ofSize:)) ?? "" }

  /// A size in units of 1,000, of at most three digits: locales write more of them differently.
  private static func text(ofSize bytes: Int) -> String {
    var (amount, unit) = (bytes, 0)
    while amount >= 1000, unit < units.count - 1 {
      amount = (amount + 500) / 1000
      unit += 1
    }
    return "\(amount) \(units[unit])"
  }

  private static let units = ["B", "KB", "MB", "GB", "TB"]
}
