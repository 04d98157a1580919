import Expressions
import SourceText
import Values

/// The secrets of all forms of a family, each seen from the record that the form shows.
struct FamilySecrets {
  private let secrets: [ExactText?: SecretPaths]
  private let rows: [ExactText?: [ConfigRow]]
  /// The forms whose records are around that of a form, by its name.
  private let parents: [ExactText: Set<ExactText?>]

  /// O(rows of all forms).
  init(_ family: FormFamily) {
    let whole = family.form
    let forms = family.drafts.map {
      ($0.name.map(ExactText.init), $0.name.map { whole.forms[$0] } ?? whole)
    }
    secrets = Dictionary(forms.map { ($0, $1?.secrets ?? SecretPaths([])) }) { first, _ in first }
    rows = Dictionary(forms.map { ($0, $1?.rows ?? []) }) { first, _ in first }
    let openings = family.openings
    var parents = openings.mapValues {
      Set($0.filter { !$0.row.opensOwnObject }.map { $0.form.map(ExactText.init) })
    }
    let openers = openings.mapValues {
      Set($0.filter(\.row.opensOwnObject).map { $0.form.map(ExactText.init) })
    }
    // A form of the same object has the parents of the form that opens it.
    var isDone = false
    while !isDone {
      isDone = true
      for (name, others) in openers {
        let all = others.compactMap(\.self).flatMap { parents[$0] ?? [] }
        guard !parents[name, default: []].isSuperset(of: all) else { continue }
        parents[name, default: []].formUnion(all)
        isDone = false
      }
    }
    self.parents = parents
  }

  /// Whether an expression of a form's row shows a secret, or what has one inside. `form` is nil for the form that is
  /// opened.
  func areShown(by expression: Expression, of row: ConfigRow, in form: String?) -> Bool {
    expression.dependencies.shown.contains { reference in
      switch reference.root {
      case .record, .choice: isHidden(reference.recordPath, in: form)
      case .row:
        isHidden(row.valuePath.map { ValuePath(steps: $0.steps + reference.path.steps) }, in: form)
      case .identifier:
        reference.identifierReadings.contains { reading in
          let named = rows[form]?.first {
            $0.identifier.hasSameBytes(as: reading.identifier)
          }
          return isHidden(
            named?.valuePath.map { ValuePath(steps: $0.steps + reading.path) }, in: form)
        }
      case .root: isHidden(reference.path, in: nil)
      case .parent:
        (form.flatMap { parents[$0] } ?? []).contains { isHidden(reference.path, in: $0?.text) }
      }
    }
  }

  private func isHidden(_ path: ValuePath?, in form: String?) -> Bool {
    guard let path else { return false }
    return secrets[form]?.hidesShown(path) ?? false
  }
}
