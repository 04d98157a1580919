import Texts
import Values

/// W305: rows that no record shows, since their section is hidden wherever they are not hidden themselves.
enum UnreachableRowCheck: FormCheck {
  static func check(_ form: DraftForm) {
    let hidden = form.sections.compactMap { section in
      section.conditions.first { $0.effect == .hidden && !$0.isAlways }
        .map { (section.identifier, $0.predicate) }
    }
    guard !hidden.isEmpty else { return }
    let ofSections = Dictionary(names: hidden, uniquingKeysWith: { first, _ in first })
    for draft in form.rows {
      guard let section = ofSections[draft.row.section],
        let own = draft.row.conditions.first(where: { $0.effect == .hidden && !$0.isAlways }),
        own.predicate.isAlwaysTrue(or: section)
      else { continue }
      draft.report(
        .W305, of: "hidden",
        found: TextQuoting.shown(own.predicate.text),
        advice: Sentence { $0.anotherHiddenAdvice }
      ) { [name = draft.row.section] in
        $0.neverShown(section: TextQuoting.shown(name), TextQuoting.shown(section.text))
      }
    }
  }
}
