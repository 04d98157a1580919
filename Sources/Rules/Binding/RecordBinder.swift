import Forms
import JSONText
import SourceText
import Texts
import Values

/// Binds a form's rows to records: reading, showing, judging, and taking typed text.
///
/// One for a form and a locale; it holds what is costly to make (formatters). Used from one thread at a time.
package final class RecordBinder {
  /// The form whose rows are bound.
  package let form: Form
  /// What numbers and dates look like.
  package let locale: FormLocale
  /// What is said of values, in the locale's language.
  package var texts: any Texts { locale.texts }
  /// How often patterns may go over their limits while stored values are judged.
  package var patternBudget: PatternBudget
  /// Whether the budget holds for values that are to be written, too: for writing into many records. One that a person
  /// types is always judged.
  package var limitsEdits = false

  /// Made when first needed.
  package var numberFormats: NumberFormats
  let checks: [RowChecks]
  let tree: PathTree
  let placesByIdentifier: [String: Int]
  let placesByPath: [ValuePath: Int]
  let secrets: SecretPaths
  /// Where each path of the form leads, in the tree.
  let nodesByPath: [ValuePath: Int]
  /// What the last pass found in a record, which is kept: a record may be as long as a file.
  var finds: [PathFind]
  weak var scannedBuffer: ByteBuffer?
  var scannedRange = 0..<0
  /// Passes over records so far.
  var scanCount = 0

  /// Prepares the rules and paths of all rows; formatters wait until they are needed.
  ///
  /// Binders that work on the same run may share a budget.
  package init(form: Form, locale: FormLocale, patternBudget: PatternBudget = PatternBudget()) {
    self.form = form
    self.locale = locale
    self.patternBudget = patternBudget
    numberFormats = NumberFormats(locale: locale.numbers)
    var tree = PathTree()
    checks = form.rows.map { row in
      RowChecks(row, node: row.valuePath.map { tree.insert($0) }, locale.texts)
    }
    var nodes: [ValuePath: Int] = [:]
    nodes.reserveCapacity(form.rows.count)
    for (row, checks) in zip(form.rows, checks) {
      if let path = row.valuePath { nodes[path] = checks.node }
    }
    for case .path(let path) in form.tokenTargets where nodes[path] == nil {
      nodes[path] = tree.insert(path)
    }
    nodesByPath = nodes
    self.tree = tree
    finds = [PathFind](repeating: .missing, count: tree.nodes.count)
    var byIdentifier: [String: Int] = [:]
    var byPath: [ValuePath: Int] = [:]
    byIdentifier.reserveCapacity(form.rows.count)
    byPath.reserveCapacity(form.rows.count)
    for (place, row) in form.rows.enumerated() {
      byIdentifier[row.identifier] = byIdentifier[row.identifier] ?? place
      if let path = row.valuePath { byPath[path] = byPath[path] ?? place }
    }
    placesByIdentifier = byIdentifier
    placesByPath = byPath
    secrets = form.secrets
  }

  /// Everything about one row of a record.
  package func bind(_ row: ConfigRow, to record: JSONSlice) -> BoundRow {
    bind(row, content(of: row, in: record), record)
  }

  private func bind(_ row: ConfigRow, _ content: RowContent, _ record: JSONSlice) -> BoundRow {
    BoundRow(
      row: row, content: content, display: display(of: row, content, in: record),
      problems: problems(of: row, content, in: record), state: state(of: row, content))
  }

  /// A row of a record as far as `conversion` needs it: nothing is formatted or judged.
  package func bindToConvert(_ row: ConfigRow, to record: JSONSlice) -> BoundRow {
    let content = content(of: row, in: record)
    return BoundRow(
      row: row, content: content, display: DisplayValue(text: "", role: .empty), problems: [],
      state: state(of: row, content))
  }

  /// All rows in display order.
  package func bind(_ record: JSONSlice) -> [BoundRow] { bind(form.rows, to: record) }

  /// Some rows of the form, their values found in one pass over the record.
  package func bind(_ rows: [ConfigRow], to record: JSONSlice) -> [BoundRow] {
    scan(record)
    return rows.map { row in
      switch checks(of: row).node.map({ finds[$0] }) {
      case .found(let start, let end):
        let value = JSONSlice(buffer: record.buffer, range: start..<end)
        return bind(row, .value(value), record)
      case .missing: return bind(row, .missing, record)
      case .unusual, nil: return bind(row, to: record)
      }
    }
  }
}
