import Expressions
import Forms
import JSONText
import Patterns
import SourceText
import Texts
import Values

/// A form in a locale, prepared for all its records: rows, paths, what expressions read.
///
/// A plan never changes, but makes what is costly when that is first needed: it is used from one thread at a time, and each
/// thread that judges a form has its own.
package final class FormPlan {
  package let form: Form
  package let locale: FormLocale
  package var texts: Texts { locale.texts }
  package let notation: ValueNotation
  package let secrets: SecretPaths

  let rows: PreparedRows
  /// Rows with formulas, each after the rows whose results it needs.
  let computedRows: [PreparedRow]
  private let indicesByIdentifier: [ExactText: Int]
  /// All paths that are read in a record.
  let tree: PathTree
  /// Index of the first row at each node of the tree; nil if there is none.
  private let indicesOfNodes: [Int?]

  /// True if expressions or lists of choices refer to enclosing records: `@root`, `@parent`,
  /// `@index`.
  package let readsSurroundings: Bool
  /// True if rows may lock the objects and lists that they open forms for.
  package let locksInside: Bool
  package let uniquePaths: [[JSONStep]]
  /// True if rows store dates in another notation than expressions use.
  let storesDates: Bool
  let rowsActingWhenHidden: [ConfigRow]
  /// True if an edit may change other values, in the form's own rows or in the forms that they
  /// open.
  package let hasConsequences: Bool
  package let rowsOpeningForms: [ConfigRow]
  package let hasChildren: Bool

  package private(set) lazy var tableRows = form.tableRows
  /// The number of rows that could be columns: rows in the form's file with a value and a label.
  package private(set) lazy var possibleColumnCount = form.writtenRows.count { !$0.isFullWidth }
  private(set) lazy var clocks = FormClocks(form, locale)
  private(set) lazy var formulaReaders = FormulaReaders(form.rows, FormulaGraph(form.rows))
  private(set) lazy var surroundingReads = SurroundingReads(of: form.rows)
  /// Rows whose values differ from the stored ones for forms inside: results, and dates in another notation.
  private(set) lazy var rowsReadInside = findRowsReadInside()
  private(set) lazy var rowReads = RowReads.ofRows(of: self)
  /// True at nodes whose values are read as a whole only.
  private(set) lazy var ownNodes = tree.ownNodes
  private(set) lazy var nodesOfOperands: [ObjectIdentifier: Int] = {
    var nodes: [ObjectIdentifier: Int] = [:]
    for operand in form.rows.flatMap(\.expressions).flatMap(\.operands) {
      guard case .reference(let reference) = operand.content, reference.root == .record else {
        continue
      }
      nodes[ObjectIdentifier(operand)] = tree.node(of: reference.path)
    }
    return nodes
  }()

  /// O(rows and what their expressions read); what is prepared for a row waits until it is needed.
  package init(_ form: Form, _ locale: FormLocale) {
    let form = form.titlingChoices(in: locale)
    self.form = form
    self.locale = locale
    var tree = PathTree()
    let secrets = form.secrets
    self.secrets = secrets
    let notation = ValueNotation(form, secrets, locale)
    self.notation = notation
    let rows = PreparedRows(
      form.rows, secrets, nodes: form.rows.map { row in row.valuePath.map { tree.insert($0) } },
      notation.dates)
    self.rows = rows
    storesDates = form.rows.contains(where: \.storesDates)
    rowsActingWhenHidden = form.rows.filter(\.actsWhenHidden)
    hasConsequences =
      form.rows.contains(where: \.mayFollow)
      || form.forms.values.contains { $0.rows.contains(where: \.mayFollow) }
    locksInside = form.allForms.contains { $0.rows.contains(where: \.locksInside) }
    let isAnyComputed = form.rows.contains(where: \.hasFormulas)
    computedRows = isAnyComputed ? FormulaGraph(form.rows).order.map { rows[$0] } : []
    rowsOpeningForms = form.rows.filter { $0.child != nil }
    hasChildren = !rowsOpeningForms.isEmpty
    uniquePaths = form.uniquePaths
    for row in rowsOpeningForms {
      if let path = row.child?.path { _ = tree.insert(path) }
    }
    for case .path(let path) in form.tokenTargets { _ = tree.insert(path) }
    let expressions = form.rows.flatMap(\.expressions)
    let lists = form.rows.compactMap(\.choiceSettings.path)
    readsSurroundings =
      expressions.contains(where: \.dependencies.readsSurroundings)
      || lists.contains { $0.root == .root || $0.root == .parent }
    for reference in expressions.flatMap(\.dependencies.references) + lists {
      if let path = reference.recordPath { _ = tree.insert(path) }
    }
    self.tree = tree
    var byIdentifier: [ExactText: Int] = [:]
    byIdentifier.reserveCapacity(form.rows.count)
    var ofNodes = [Int?](repeating: nil, count: tree.nodes.count)
    // Of two with the same the first counts.
    for index in form.rows.indices.reversed() {
      byIdentifier[form.rows[index].identifier] = index
      if let node = rows.nodes[index] { ofNodes[node] = index }
    }
    indicesByIdentifier = byIdentifier
    indicesOfNodes = ofNodes
  }
}

/// The rows of the form.
extension FormPlan {
  /// The prepared row; made now for a row that is not one of the form.
  func prepared(_ row: ConfigRow) -> PreparedRow {
    guard let index = indicesByIdentifier[row.identifier] else {
      return PreparedRow(row, secrets, node: nil, dates: notation.dates.dates(of: row), locale)
    }
    return rows[index]
  }

  /// The prepared row of a state; nil if it is not one of the form.
  func prepared(of state: RowState) -> PreparedRow? {
    indicesByIdentifier[state.row.identifier].map { rows[$0] }
  }

  /// The first row bound to a path.
  package func row(at path: ValuePath) -> ConfigRow? {
    tree.node(of: path).flatMap { indicesOfNodes[$0] }.map { form.rows[$0] }
  }

  /// The index of a row in the form. O(1).
  package func index(ofRow identifier: String) -> Int? { indicesByIdentifier[identifier] }

  /// The row of an identifier. O(1).
  package func row(named identifier: String) -> ConfigRow? {
    indicesByIdentifier[identifier].map { form.rows[$0] }
  }

  /// The parts of a row, in the order in which they are edited.
  package func parts(of row: ConfigRow) -> [ConfigRow] {
    row.parts.compactMap { self.row(named: $0) }
  }

  /// The state of the row at an index of the form, where it doesn't depend on the record. O(1).
  package func state(ofRowAt index: Int) -> RowState { rows[index].state }

  /// The state of a row for an unreadable record.
  package func brokenState(of row: ConfigRow, because reason: String) -> RowState {
    prepared(row).state.readOnly(because: reason)
  }

  /// The pattern of a row's rules; nil if it has none.
  package func pattern(of row: ConfigRow) -> RowPattern? { prepared(row).rules.pattern }

  /// The entry of dates in a row.
  package func dateEntry(in row: ConfigRow) -> DateEntry {
    DateEntry(row: row, dates: prepared(row).dates, notation: notation.dates)
  }

  /// The notation of a row in a state.
  package func notation(of state: RowState) -> RowNotation {
    RowNotation(state: state, notation: notation)
  }

  package var numbers: NumberNotation { notation.numbers }

  /// The text that an editor opens with on a value.
  func typedText(of slice: JSONSlice, in state: RowState) -> String {
    state.format.typedText(of: slice, in: notation(of: state))
  }

  package var comparesSiblings: Bool { !uniquePaths.isEmpty }
}
