import SourceText
import Texts
import Values

/// F602: rows that open forms go deeper with each.
enum ChildFormCheck {
  static func check(_ family: FormFamily, log: inout DiagnosticLog) {
    for (name, draft) in family.drafts {
      for row in draft.rows {
        guard let child = row.row.child, row.row.opensOwnObject else { continue }
        log.row = row.reference
        checkDepth(row, opening: child.name, from: name ?? family.nameOfRoot, family, log: &log)
      }
    }
    log.row = nil
  }

  /// Follows rows without paths, or with `SELF`: they all show the same record.
  private static func checkDepth(
    _ row: DraftRow, opening child: String, from start: String?, _ family: FormFamily,
    log: inout DiagnosticLog
  ) {
    var seen: Set<ExactText> = []
    var open = [child]
    while let name = open.popLast() {
      guard name != start else {
        log.add(
          .F602, at: row.reader.position(of: row.childKey),
          found: row.reader.entry(row.childKey)?.value.string.map { TextQuoting.shown($0) },
          advice: Sentence { $0.deeperPath }
        ) { $0.formOpensItself }
        return
      }
      guard seen.insert(name).inserted, let draft = family.draft(named: name) else { continue }
      open += draft.rows.filter(\.row.opensOwnObject).compactMap(\.row.child?.name)
    }
  }
}
