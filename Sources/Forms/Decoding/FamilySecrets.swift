import Expressions
import SourceText
import Values

/// The secrets of all forms of a family, each seen from the record that the form shows.
struct FamilySecrets {
  private let secrets: [ExactText?: SecretPaths]
  private let rows: [ExactText?: [ConfigRow]]
  /// Forms whose records enclose those of a form, by the form's name.
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

  /// True if an expression of a row shows a secret, or a value that contains one. `form` is nil
  /// for the opened form.
  func areShown(by expression: Expression, of row: ConfigRow, in form: String?) -> Bool {
    expression.dependencies.shown.contains { reference in
      targets(of: reference, by: row, in: form).contains { $0.secrets.hidesShown($0.path) }
    }
  }

  /// True if a row offers a secret of a list in the record.
  func areOffered(as shown: ShownOfChoices, by row: ConfigRow, in form: String?) -> Bool {
    guard let list = row.choiceSettings.path else { return false }
    return targets(of: list, by: row, in: form).contains { target in
      shown.read.contains { path in
        target.secrets.hide(inEachAt: target.path, path, showsWhole: shown.showsWhole)
      }
    }
  }

  /// The paths that a reference may lead to, each with the secrets of the form there.
  private func targets(
    of reference: ExpressionReference, by row: ConfigRow, in form: String?
  ) -> [(secrets: SecretPaths, path: ValuePath)] {
    func target(_ path: ValuePath?, in form: String?) -> [(secrets: SecretPaths, path: ValuePath)] {
      guard let path, let secrets = secrets[form] else { return [] }
      return [(secrets, path)]
    }
    switch reference.root {
    case .record, .choice: return target(reference.recordPath, in: form)
    case .row:
      return target(
        row.valuePath.map { ValuePath(steps: $0.steps + reference.path.steps) }, in: form)
    case .identifier:
      return reference.identifierReadings.flatMap { reading in
        let named = rows[form]?.first { $0.identifier.hasSameBytes(as: reading.identifier) }
        return target(named?.valuePath.map { ValuePath(steps: $0.steps + reading.path) }, in: form)
      }
    case .root: return target(reference.path, in: nil)
    case .parent:
      return (form.flatMap { parents[$0] } ?? []).flatMap { target(reference.path, in: $0?.text) }
    }
  }
}
