import Expressions
import JSONText
import SourceText
import Values

/// The computed rows of all forms of a family, and which of them need the results of which others.
struct NestedFormulas {
  /// A row with formulas, and the form that it is in; nil for the form that is opened.
  struct Formula {
    let form: String?
    let file: String
    let row: DraftRow
  }

  private(set) var formulas: [Formula] = []
  /// Indices of the formulas whose results each formula needs.
  private(set) var needs: [[Int]] = []
  private let forms: [ExactText?: DraftForm]
  /// Forms that have rows opening a form, by the opened form's name.
  private let parents: [ExactText: Set<ExactText?>]
  private var indices: [ExactText?: [Int]] = [:]

  /// Nil where forms open themselves: how deep a result is depends on the record then. O(formulas * rows).
  init?(_ family: FormFamily) {
    forms = Dictionary(
      uniqueKeysWithValues: family.drafts.map { ($0.name.map(ExactText.init), $0.draft) })
    let parents = family.openings.mapValues { Set($0.map { $0.form.map(ExactText.init) }) }
    self.parents = parents
    guard family.nameOfRoot == nil, !Self.opensItself(parents) else { return nil }
    for (name, form) in family.drafts {
      for row in form.rows where row.row.hasFormulas {
        indices[name, default: []].append(formulas.count)
        formulas.append(Formula(form: name, file: form.file, row: row))
      }
    }
    needs = formulas.map { formula in
      let needed = formula.row.row.formulas.flatMap { operands(of: $0, in: formula.form) }
      return Set(needed).sorted()
    }
  }

  /// True if a form is reachable from itself: one remains after repeated removal of forms that
  /// open none, or only removed ones.
  /// O(forms and rows that open one).
  private static func opensItself(_ parents: [ExactText: Set<ExactText?>]) -> Bool {
    var opened: [ExactText: Int] = [:]
    for parent in parents.values.joined() { parent.map { opened[$0, default: 0] += 1 } }
    var free = parents.keys.filter { opened[$0] == nil }
    while let next = free.popLast() {
      for parent in parents[next, default: []].compactMap(\.self) {
        let rest = opened[parent, default: 0] - 1
        opened[parent] = rest == 0 ? nil : rest
        if rest == 0 { free.append(parent) }
      }
    }
    return !opened.isEmpty
  }

  private func operands(of expression: Expression, in form: String?) -> [Int] {
    let own = indices[form, default: []].filter { formulas[$0].row.row.isRead(by: expression) }
    let read = expression.dependencies.references.union(expression.dependencies.elements)
    return own
      + read.flatMap { reference -> [Int] in
        switch reference.root {
        case .record: inside(reference.path.steps, of: form)
        case .root: form == nil ? [] : around(reference.path.steps, of: nil)
        case .parent:
          (form.flatMap { parents[$0] } ?? []).flatMap {
            around(reference.path.steps, of: $0?.text)
          }
        case .row, .identifier, .choice: []
        }
      }
  }

  /// The formulas at a path from an enclosing record, or deeper.
  private func around(_ path: [JSONStep], of form: String?) -> [Int] {
    let own = indices[form, default: []].filter { index in
      guard let steps = formulas[index].row.row.valuePath?.steps else { return false }
      return !path.isEmpty && (steps.starts(with: path) || path.starts(with: steps))
    }
    return own + inside(path, of: form)
  }

  /// The formulas of the forms that a path leads into: what is counted only is not read.
  private func inside(_ path: [JSONStep], of form: String?) -> [Int] {
    (forms[form]?.rows ?? []).flatMap { row -> [Int] in
      guard let child = row.row.child, let start = row.row.childPath?.steps, !start.isEmpty,
        path.count > start.count, path.starts(with: start)
      else { return [] }
      var rest = path[start.count...]
      if child.scope.hasItem(at: rest.first) { rest = rest.dropFirst() }
      return rest.isEmpty ? [] : around(Array(rest), of: child.name)
    }
  }
}
