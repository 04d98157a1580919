import Expressions
import Forms
import JSONText
import SourceText
import Values

/// Index of the computed rows that an edit may affect, so that only those are examined. Built
/// once for a form.
final class FormulaReaders {
  /// The rows with formulas, each after those whose results it needs.
  let rows: [ConfigRow]
  /// Indices of the rows in the form, and their paths: reading them here copies no row.
  let indicesInForm: [Int]
  let paths: [ValuePath?]
  /// True if two of the rows have the same path.
  let haveTwins: Bool
  let formulas: [(stored: Expression?, shown: Expression?)]
  /// Members of the record that the formula of each row reads as a whole.
  private let membersRead: [Set<ExactText>]
  /// For each row, the indices of the rows whose results it reads where nothing is stored.
  let needs: [[Int]]
  let neededBy: [[Int]]
  /// Indices of the rows that read the item's number: `@index`.
  let ofIndex: [Int]
  private let ofRecord: Names
  private let ofRoot: Names
  private let ofParent: Names

  /// The rows that read paths, by the names of their first steps.
  private struct Names {
    var byName: [ExactText: [Int]] = [:]
    var ofAll: [Int] = []
    var around = NamesAround()

    var isEmpty: Bool { byName.isEmpty && ofAll.isEmpty }

    mutating func add(_ row: Int, _ path: [JSONStep], isCounted: Bool) {
      if isCounted {
        around.lists.insert(path.memberNames)
      } else {
        around.values.insert(path.memberNames)
      }
      guard let name = path.first?.name else { return ofAll.append(row) }
      byName[name, default: []].append(row)
    }

    /// The rows that may read a path: an element of a list is part of every value read from the
    /// list.
    func reading(_ path: ArraySlice<JSONStep>) -> [Int] {
      guard case .member(let name)? = path.first else { return byName.values.joined() + ofAll }
      guard let named = byName[name] else { return ofAll }
      return ofAll.isEmpty ? named : named + ofAll
    }
  }

  /// O(rows and what their formulas name). `all` are those of the form, `order` the indices of computed rows among them.
  init(_ all: [ConfigRow], _ graph: FormulaGraph) {
    let order = graph.order
    rows = order.map { all[$0] }
    indicesInForm = order
    paths = rows.map(\.valuePath)
    let given = paths.compactMap(\.self)
    haveTwins = Set(given).count < given.count
    membersRead = rows.map { row in
      Set(names: row.formula?.expression.dependencies.operands.compactMap(\.member) ?? [])
    }
    formulas = rows.map { ($0.formula?.expression, $0.defaultFormula) }
    let indices = Dictionary(uniqueKeysWithValues: order.enumerated().map { ($1, $0) })
    var needs = [Set<Int>](repeating: [], count: order.count)
    for (row, needed) in zip(graph.rows, graph.needs) {
      guard let index = indices[row] else { continue }
      needs[index] = Set(needed.compactMap { indices[graph.rows[$0]] })
    }
    let byIdentifier = Dictionary(
      names: all.map { ($0.identifier, $0) }, uniquingKeysWith: { first, _ in first })
    var byName: [ExactText: [Int]] = [:]
    for (index, row) in rows.enumerated() {
      if let name = row.valuePath?.steps.first?.name { byName[name, default: []].append(index) }
    }
    var (ofRecord, ofRoot, ofParent) = (Names(), Names(), Names())
    var ofIndex: [Int] = []
    for (index, row) in rows.enumerated() {
      let dependencies = row.formulas.map(\.dependencies)
      if dependencies.contains(where: \.readsPosition) { ofIndex.append(index) }
      let values = Set(dependencies.flatMap(\.operands))
      for reference in values.union(dependencies.flatMap(\.counted)) {
        let isCounted = !values.contains(reference)
        switch reference.root {
        case .record, .choice:
          ofRecord.add(index, reference.recordPath?.steps ?? [], isCounted: isCounted)
        case .identifier:
          for reading in reference.identifierReadings {
            guard let path = byIdentifier[reading.identifier]?.valuePath else { continue }
            ofRecord.add(index, path.steps, isCounted: isCounted)
          }
        case .root, .parent:
          if reference.root == .root {
            ofRoot.add(index, reference.path.steps, isCounted: isCounted)
          } else {
            ofParent.add(index, reference.path.steps, isCounted: isCounted)
          }
          // They may lead back to rows of the same object.
          let names = Set(names: reference.path.steps.map(\.name))
          needs[index].formUnion(
            names.isEmpty ? Array(rows.indices) : names.flatMap { byName[$0] ?? [] })
        case .row: break
        }
      }
    }
    self.needs = needs.map { $0.sorted() }
    var neededBy = needs.map { _ in [Int]() }
    for (index, needed) in needs.enumerated() {
      for other in needed { neededBy[other].append(index) }
    }
    self.neededBy = neededBy
    (self.ofRecord, self.ofRoot, self.ofParent) = (ofRecord, ofRoot, ofParent)
    self.ofIndex = ofIndex
  }

  /// The rows that may read an edited path themselves, some of them several times, in an object at `path` that is in one at
  /// `parent`.
  func reading(
    _ edited: [JSONStep], from path: [JSONStep], in parent: [JSONStep]?
  ) -> [Int] {
    var found = edited.starts(with: path) ? ofRecord.reading(edited[path.count...]) : []
    if !ofRoot.isEmpty { found += ofRoot.reading(edited[...]) }
    if let parent, !ofParent.isEmpty {
      if edited.starts(with: parent) {
        found += ofParent.reading(edited[parent.count...])
      } else if parent.starts(with: edited) {
        found += ofParent.reading([])
      }
    }
    return found
  }

  /// True if the formula of a row reads as a whole a member that is edited, or that contains
  /// the edited value. The formula's other reads are not examined.
  func surelyReads(_ row: Int, _ edited: [JSONStep], from path: [JSONStep]) -> Bool {
    guard edited.count > path.count, case .member(let name) = edited[path.count],
      edited.starts(with: path)
    else { return false }
    return membersRead[row].contains(name)
  }

  /// The paths that formulas read of the whole record where they refer beyond an object whose
  /// enclosing object is at `parent`.
  func namesAround(_ parent: [JSONStep]?) -> NamesAround {
    guard let parent, !ofParent.isEmpty else { return ofRoot.around }
    return ofRoot.around.union(ofParent.around.below(parent.memberNames))
  }
}

extension ExpressionReference {
  fileprivate var member: String? {
    guard root == .record, path.steps.count == 1, case .member(let name) = path.steps[0] else {
      return nil
    }
    return name
  }
}

/// Paths that are read, by the names on them, whichever elements of lists they lead through.
struct NamesAround: Equatable {
  /// Paths of values that are read with everything inside them.
  var values: Set<[String]> = []
  /// Paths of lists whose elements are only counted.
  var lists: Set<[String]> = []

  func union(_ other: NamesAround) -> NamesAround {
    NamesAround(values: values.union(other.values), lists: lists.union(other.lists))
  }

  func below(_ names: [String]) -> NamesAround {
    NamesAround(values: Set(values.map { names + $0 }), lists: Set(lists.map { names + $0 }))
  }
}
