import Expressions
import Texts
import Values

/// W305: rows that no record shows, since their section is hidden wherever they are not hidden themselves.
enum UnreachableRowCheck: FormCheck {
  static func check(_ form: DraftForm) {
    func predicate(hiding conditions: [RowCondition]) -> Expression? {
      conditions.first { $0.effect == .hidden && !$0.isAlways }?.predicate
    }
    let ofSections = form.ofSections { predicate(hiding: $0.conditions) }
    guard ofSections.values.contains(where: { $0 != nil }) else { return }
    for draft in form.rows {
      guard let section = ofSections[draft.row.section].flatMap(\.self),
        let own = predicate(hiding: draft.row.conditions), own.isAlwaysTrue(or: section)
      else { continue }
      draft.report(
        .W305, of: "hidden",
        quoting: own.text,
        advice: \.anotherHiddenAdvice
      ) { [name = draft.row.section] in
        $0.neverShown(section: TextQuoting.shown(name), TextQuoting.shown(section.text))
      }
    }
  }
}
