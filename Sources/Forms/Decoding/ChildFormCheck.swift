import SourceText
import Texts
import Values

/// F602: rows that open forms go deeper with each.
enum ChildFormCheck {
  static func check(_ family: FormFamily) {
    for (name, draft) in family.drafts {
      for row in draft.rows {
        guard let child = row.row.child, row.row.opensOwnObject else { continue }
        checkDepth(row, opening: child.name, from: name ?? family.nameOfRoot, family)
      }
    }
  }

  /// Follows rows without paths, or with `SELF`: they all show the same record.
  private static func checkDepth(
    _ row: DraftRow, opening child: String, from start: String?, _ family: FormFamily
  ) {
    var seen: Set<ExactText> = []
    var open = [child]
    while let name = open.popLast() {
      guard name != start else {
        row.report(
          .F602, of: row.childKey,
          found: row.reader.entry(row.childKey)?.value.string.map { TextQuoting.shown($0) },
          advice: \.deeperPath
        ) { $0.formOpensItself }
        return
      }
      guard seen.insert(name).inserted, let draft = family.draft(named: name) else { continue }
      open += draft.rows.filter(\.row.opensOwnObject).compactMap(\.row.child?.name)
    }
  }
}
