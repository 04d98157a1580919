import JSONText
import Texts
import Values

/// F501, F502, W502, F505, and what choices need beside them.
enum ChoicesCheck: RowCheck {
  static func check(_ draft: DraftRow, log: inout DiagnosticLog) {
    let reader = draft.reader
    if reader.has("choices"), reader.has("values") {
      log.add(
        .F106, at: reader.position(of: "choices"), advice: Sentence { $0.choicesAlone }
      ) { $0.bothGiven }
    }
    if reader.has("titles"), !reader.has("values") {
      log.add(.F107, at: reader.position(of: "titles")) { $0.titlesNeedValues }
    }
    let source = reader.has("choices") ? "choices" : "values"
    guard reader.has(source) else {
      if draft.row.cellTraits.contains(.choices), draft.cell != nil {
        log.add(
          .F107, at: reader.position(of: "cellIdentifier")
        ) { [cell = draft.row.cellIdentifier] in $0.cellNeedsChoices(cell) }
      }
      return
    }
    guard case .array(let nodes) = reader.entry(source)?.value.content else { return }
    if nodes.isEmpty {
      log.add(.F505, at: reader.position(of: source)) { $0.offersNothing(source) }
    }
    if nodes.count > FormLimits.choices {
      log.add(
        .F104, at: reader.position(of: source), found: "\(nodes.count)",
        advice: Sentence { $0.atMost(FormLimits.choices) }
      ) { $0.offersTooMany(source) }
    }
    if let cell = draft.cell, nodes.count > cell.usualChoices {
      log.add(
        .W502, at: reader.position(of: source), found: "\(nodes.count)",
        advice: Sentence { $0.atMost(cell.usualChoices) }
      ) { $0.tooManyChoices(cell.name) }
    }
    checkLengths(draft, log: &log)
    var seen: Set<JSONValue> = []
    for choice in draft.row.choices where !seen.insert(choice.value).inserted {
      log.add(
        .F502, at: reader.position(of: source), found: TextQuoting.shown(choice.value.plainText)
      ) { $0.duplicateChoice }
    }
  }

  private static func checkLengths(_ draft: DraftRow, log: inout DiagnosticLog) {
    guard case .array(let values) = draft.reader.entry("values")?.value.content,
      case .array(let titles) = draft.reader.entry("titles")?.value.content,
      values.count != titles.count
    else { return }
    log.add(
      .F501, at: draft.reader.position(of: "titles"),
      found: Sentence { [one = values.count, other = titles.count] in
        $0.andValue(String(one), String(other))
      }, advice: Sentence { $0.oneTitleEach }
    ) { $0.differInLength }
  }
}
