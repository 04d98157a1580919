import PlistText
import SourceText
import Texts
import Values

/// W108: what a form has among its `forms` is opened by some row, or included. Nobody ever sees the rows of another.
package enum UnopenedFormCheck: FormCheck {
  package static func check(_ family: FormFamily) {
    let given = family.root.formNodes
    // A name with a typo is reported where it is written.
    let naming = family.drafts.flatMap(\.draft.rows).filter { $0.naming != nil }
    guard !given.isEmpty,
      naming.allSatisfy({ $0.row.child.map { family.isForm($0.name) } ?? false })
    else { return }
    let opened = names(openedFrom: family)
    let forms = [family.root.reader?.entries] + given.map(\.value.entries)
    let used = opened.union(Set(names: forms.flatMap(included)))
    for entry in given where !used.contains(entry.key) {
      let name = TextQuoting.short(entry.key)
      family.report(
        .W108, at: entry.keyPosition, advice: Sentence(verbatim: "segueIdentifier = \(name)")
      ) { $0.noEffectWithout(name, "segueIdentifier") }
    }
  }

  /// The forms that the rows of the file's own form open, and those that these open in turn.
  private static func names(openedFrom family: FormFamily) -> Set<ExactText> {
    var open = [family.root]
    var seen: Set<ExactText> = []
    while let form = open.popLast() {
      for name in form.rows.flatMap(\.shapes).compactMap(\.row.child?.name)
      where seen.insert(name).inserted {
        if let child = family.draft(named: name) { open.append(child) }
      }
    }
    return seen
  }

  private static func included(by entries: [PlistEntry]?) -> [String] {
    guard case .array(let names)? = entries?.first(where: { $0.key == "includes" })?.value.content
    else { return [] }
    return names.compactMap(\.string).map(Words.trimmed)
  }
}
