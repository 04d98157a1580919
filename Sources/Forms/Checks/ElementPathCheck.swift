import Expressions
import JSONText
import SourceText
import Texts
import Values

/// W302: what expressions read of a list's items, of an object inside, and of what is around a record, is nearly what a
/// row of the form there shows.
enum ElementPathCheck: FormCheck {
  static func check(_ family: FormFamily) {
    guard !family.children.isEmpty else { return }
    var search = PathSearch(family)
    for (name, form) in family.drafts {
      for (file, row, written) in form.written {
        let context = row?.context ?? family.context.inFile(file)
        let dependencies = written.expression.dependencies
        let read = dependencies.references.union(dependencies.elements)
        for reference in read.sorted(by: { $0.path.description < $1.path.description }) {
          guard let meant = search.path(meantBy: reference, in: name) else { continue }
          let prefix = reference.root.prefix
          context.report(
            .W302, at: written.position, quoting: written.expression.text,
            advice: Sentence(verbatim: prefix + meant.description)
          ) { $0.noRowShows(written.key, prefix + reference.path.description) }
        }
      }
    }
  }
}

/// Finds the rows that paths were meant for, in all forms of a family.
private struct PathSearch {
  private let forms: [ExactText?: DraftForm]
  private let openings: [ExactText: [FormOpening]]
  private var types: [ExactText?: RowTypes] = [:]

  init(_ family: FormFamily) {
    forms = Dictionary(
      uniqueKeysWithValues: family.drafts.map { ($0.name.map(ExactText.init), $0.draft) })
    openings = family.openings
  }

  /// The path that this one may be a typo of; nil for one that is right, or may be.
  mutating func path(meantBy reference: ExpressionReference, in form: String?) -> ValuePath? {
    switch reference.root {
    case .record: return path(meantBy: reference.path, in: form, isInside: false)
    case .root: return path(meantBy: reference.path, in: nil, isInside: true)
    case .parent:
      var seen: Set<ExactText?> = []
      let parents = (form.flatMap { openings[$0] } ?? []).map(\.form)
        .filter { seen.insert($0.map(ExactText.init)).inserted }
      let meant = parents.map { path(meantBy: reference.path, in: $0, isInside: true) }
      return (meant.contains(nil) ? nil : meant.first ?? nil)
        ?? form.flatMap { path(fromParentOf: $0, meantBy: reference.path) }
    case .row, .identifier, .choice: return nil
    }
  }

  /// The path of a row of the form around, where this one is from the object that the list or object is in, which is part
  /// of that form's: `@parent.spec.k` for `@parent.k` in a list at `spec.ports`.
  private mutating func path(fromParentOf form: String, meantBy path: ValuePath) -> ValuePath? {
    guard let openings = openings[form], openings.count <= Self.mostOpenings, !path.steps.isEmpty
    else { return nil }
    var found: ValuePath?
    for opening in openings {
      guard let types = types(of: opening.form), !types.leadsToRow(path) else { return nil }
      let start = opening.row.childPath?.steps ?? []
      let meant = start.indices.dropFirst().reversed()
        .map { ValuePath(steps: start[..<$0] + path.steps) }.first { types.knows($0) }
      guard let meant, found == nil || found == meant else { return nil }
      found = meant
    }
    return found
  }

  /// Maximum number of rows opening a form that are searched for the intended path.
  private static let mostOpenings = 100

  private mutating func types(of name: String?) -> RowTypes? {
    if types[name] == nil { types[name] = forms[name].map { RowTypes($0.rows.map(\.row)) } }
    return types[name]
  }

  /// `isInside`: whether the form is another one than that of the expression, whose paths `ConditionCheck` knows.
  private mutating func path(
    meantBy path: ValuePath, in name: String?, isInside: Bool
  ) -> ValuePath? {
    guard let form = forms[name] else { return nil }
    let steps = path.steps
    for row in form.rows {
      guard let child = row.row.child, let start = row.row.childPath?.steps, !start.isEmpty,
        steps.count > start.count, steps.starts(with: start)
      else { continue }
      var count = start.count
      if child.scope.hasItem(at: steps[count]) { count += 1 }
      guard count < steps.count else { return nil }
      let rest = ValuePath(steps: Array(steps[count...]))
      return self.path(meantBy: rest, in: child.name, isInside: true).map {
        ValuePath(steps: steps[..<count] + $0.steps)
      }
    }
    guard isInside else { return nil }
    return types(of: name)?.path(meantBy: path)
  }
}

extension ExpressionReference.Root {
  fileprivate var prefix: String {
    switch self {
    case .root: "@root."
    case .parent: "@parent."
    case .record, .row, .identifier, .choice: ""
    }
  }
}
