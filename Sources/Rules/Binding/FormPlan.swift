import Expressions
import Forms
import JSONText
import SourceText
import Texts
import Values

/// A form in a locale, planned for all its records: paths, what expressions read, which rows follow from others.
///
/// A plan never changes, and all threads use the same one; each has a `PreparedForm` of it.
package final class FormPlan: Sendable {
  package let form: Form
  package let locale: FormLocale
  package var texts: Texts { locale.texts }
  package let secrets: SecretPaths
  let clocks: FormClocks

  /// The node of each row's path in the tree; nil for a row without a path.
  let nodesOfRows: [Int?]
  let rowsMayLackValue: [Bool]
  /// Indices of the rows with formulas, each after the rows whose results it needs.
  let indicesOfComputedRows: [Int]
  private let indicesByIdentifier: [ExactText: Int]
  /// All paths that are read in a record.
  let tree: PathTree
  /// Index of the first row at each node of the tree; nil if there is none.
  private let indicesOfNodes: [Int?]

  /// True if expressions or lists of choices refer to enclosing records: `@root`, `@parent`,
  /// `@index`, `@key`.
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

  /// O(rows and what their expressions read).
  package init(_ form: Form, _ locale: FormLocale) {
    let form = form.titlingChoices(in: locale).titlingKeys(in: locale)
    self.form = form
    self.locale = locale
    var tree = PathTree()
    let secrets = form.secrets
    self.secrets = secrets
    clocks = FormClocks(form, locale)
    let nodesOfRows = form.rows.map { row in row.valuePath.flatMap { tree.insert($0) } }
    self.nodesOfRows = nodesOfRows
    rowsMayLackValue = form.rows.map(\.mayLackValue)
    storesDates = form.rows.contains(where: \.storesDates)
    rowsActingWhenHidden = form.rows.filter(\.actsWhenHidden)
    hasConsequences =
      form.rows.contains(where: \.mayFollow)
      || form.forms.values.contains { $0.rows.contains(where: \.mayFollow) }
    locksInside = form.allForms.contains { $0.rows.contains(where: \.locksInside) }
    let isAnyComputed = form.rows.contains(where: \.hasFormulas)
    indicesOfComputedRows = isAnyComputed ? FormulaGraph(form.rows).order : []
    rowsOpeningForms = form.openers
    hasChildren = !rowsOpeningForms.isEmpty
    uniquePaths = form.uniquePaths
    for row in rowsOpeningForms {
      if let path = row.child?.path { _ = tree.insert(path) }
    }
    for case .path(let path) in form.tokenTargets { _ = tree.insert(path) }
    let expressions = form.rows.flatMap(\.expressions)
    let lists = form.rows.compactMap(\.choiceSettings.path)
    readsSurroundings =
      form.rows.contains(where: \.isItemKey)
      || expressions.contains(where: \.dependencies.readsSurroundings)
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
      if let node = nodesOfRows[index] { ofNodes[node] = index }
    }
    indicesByIdentifier = byIdentifier
    indicesOfNodes = ofNodes
  }
}

/// The rows of the form.
extension FormPlan {
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

  package var comparesSiblings: Bool { !uniquePaths.isEmpty }
}
