import SourceText
import Texts
import Values

/// F601, F602: rows open forms that there are, and go deeper with each.
enum ChildFormCheck {
  static func check(_ family: FormFamily, log: inout DiagnosticLog) {
    for (name, draft) in family.drafts {
      for row in draft.rows {
        log.row = row.reference
        checkName(row, family, log: &log)
        if let child = row.row.child, child.scope == .object, row.row.valuePath == nil {
          checkDepth(row, opening: child.name, from: name, family, log: &log)
        }
      }
    }
    log.row = nil
  }

  private static func checkName(
    _ row: DraftRow, _ family: FormFamily, log: inout DiagnosticLog
  ) {
    guard let child = row.row.child, family.children[child.name] == nil,
      family.plain[child.name] == nil
    else { return }
    let key = child.scope == .object ? "segueIdentifier" : "itemForm"
    let names = family.names.filter { !$0.contains("/") }
    let nearest = NearestName.of(child.name, among: names).map {
      Sentence(verbatim: TextQuoting.shown($0))
    }
    log.add(
      .F601, at: row.reader.position(of: key), found: TextQuoting.shown(child.name),
      advice: nearest ?? Sentence { names.isEmpty ? $0.formsAdvice : $0.oneOf(names) }
    ) { $0.noSuchForm }
  }

  /// Follows rows without paths: they all show the same record.
  private static func checkDepth(
    _ row: DraftRow, opening child: String, from start: String?, _ family: FormFamily,
    log: inout DiagnosticLog
  ) {
    var seen: Set<String> = []
    var open = [child]
    while let name = open.popLast() {
      guard name != start else {
        log.add(
          .F602, at: row.reader.position(of: "segueIdentifier"), found: TextQuoting.shown(child),
          advice: Sentence { $0.deeperPath }
        ) { $0.formOpensItself }
        return
      }
      guard seen.insert(name).inserted, let draft = family.children[name] else { continue }
      for next in draft.rows where next.row.valuePath == nil {
        if let child = next.row.child, child.scope == .object { open.append(child.name) }
      }
    }
  }
}
