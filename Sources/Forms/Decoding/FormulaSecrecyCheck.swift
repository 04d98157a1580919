import Expressions
import JSONText
import Texts
import Values

/// F106: no formula shows a secret of another form of the family, or of the items of a list, and no choice that is read
/// from the record any secret at all.
///
/// It goes by the names of the family's secrets, as a form doesn't know all that `@root` and `@parent` lead to, and through
/// a list any item is meant; and by their paths, as a whole object or list shows the secrets inside of it.
enum FormulaSecrecyCheck {
  static func check(_ family: FormFamily) {
    let drafts = family.drafts.map(\.draft)
    let secure = drafts.flatMap(\.rows).filter(\.row.isSecure)
    guard !secure.isEmpty else { return }
    let names = Set(names: secure.compactMap { $0.row.valuePath?.lastName })
    let secrets = FamilySecrets(family)
    for (form, draft) in family.drafts {
      let own = draft.rows.filter(\.row.isSecure)
      for row in draft.rows {
        for written in row.formulas + row.bounds {
          let expression = written.expression
          // `FormulaCheck` refuses what reads a secret of the form's own rows.
          guard !own.contains(where: { $0.row.isRead(by: expression) }),
            expression.root.lastNamesElsewhere.contains(where: { names.contains($0) })
              || secrets.areShown(by: expression, of: row.row, in: form)
          else { continue }
          family.report(
            .F106, at: written.position, quoting: expression.text, advice: \.leaveSecretOut
          ) { $0.readsSecretElsewhere(written.key) }
        }
        for shown in row.row.shownOfChoices {
          if shown.paths.compactMap(\.lastName).contains(where: { names.contains($0) }) {
            row.report(.F106, of: shown.key, advice: \.leaveSecretOut) {
              $0.readsSecretElsewhere(shown.key)
            }
          } else if secrets.areOffered(as: shown, by: row.row, in: form) {
            row.report(.F106, of: shown.key, advice: \.leaveSecretOut) {
              $0.offersSecret(shown.key)
            }
          }
        }
      }
    }
  }
}

extension ValuePath {
  fileprivate var lastName: String? {
    steps.last { if case .member = $0 { true } else { false } }?.name
  }
}

extension ExpressionNode {
  /// The last names of all paths that lead out of the object, or deeper than its own members.
  fileprivate var lastNamesElsewhere: [String] {
    switch content {
    case .reference(let reference):
      let isElsewhere = reference.root == .root || reference.root == .parent
      guard isElsewhere || reference.path.steps.count > 1 else { return [] }
      return [reference.path.lastName].compactMap(\.self)
    case .aggregate(_, of: let reference, let path):
      return [path.lastName ?? reference.path.lastName].compactMap(\.self)
    default: return operands.flatMap(\.lastNamesElsewhere)
    }
  }
}
