import JSONText
import Values

/// F501, F502, F505, and what choices need beside them.
enum ChoicesCheck: RowCheck {
  static func check(_ draft: DraftRow, log: inout DiagnosticLog) {
    let reader = draft.reader
    if reader.has("choices"), reader.has("values") {
      log.add(
        .F106, at: reader.position(of: "choices"), "\"values\" and \"choices\" are both given",
        advice: "\"choices\" alone")
    }
    if reader.has("titles"), !reader.has("values") {
      log.add(.F107, at: reader.position(of: "titles"), "\"titles\" needs \"values\" beside it")
    }
    let source = reader.has("choices") ? "choices" : "values"
    guard reader.has(source) else {
      if draft.row.cellTraits.contains(.choices), draft.cell != nil {
        log.add(
          .F107, at: reader.position(of: "cellIdentifier"),
          "a \(draft.row.cellIdentifier) needs \"values\" or \"choices\" beside it")
      }
      return
    }
    guard case .array(let nodes) = reader.entry(source)?.value.content else { return }
    if nodes.isEmpty {
      log.add(.F505, at: reader.position(of: source), "\"\(source)\" offers nothing to choose")
    }
    if nodes.count > FormLimits.choices {
      log.add(
        .F104, at: reader.position(of: source), "\"\(source)\" offers too many choices",
        found: "\(nodes.count)", advice: "at most \(FormLimits.choices)")
    }
    checkLengths(draft, log: &log)
    var seen: Set<JSONValue> = []
    for choice in draft.row.choices where !seen.insert(choice.value).inserted {
      log.add(
        .F502, at: reader.position(of: source), "duplicate choice",
        found: TextQuoting.shown(choice.value.plainText))
    }
  }

  private static func checkLengths(_ draft: DraftRow, log: inout DiagnosticLog) {
    guard case .array(let values) = draft.reader.entry("values")?.value.content,
      case .array(let titles) = draft.reader.entry("titles")?.value.content,
      values.count != titles.count
    else { return }
    log.add(
      .F501, at: draft.reader.position(of: "titles"), "\"values\" and \"titles\" differ in length",
      found: "\(values.count) and \(titles.count)", advice: "one title for each value")
  }
}
