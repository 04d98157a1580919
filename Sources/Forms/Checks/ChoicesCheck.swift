import JSONText
import Texts
import Values

/// F501, F502, W502, F505, and what choices need beside them.
enum ChoicesCheck: RowCheck {
  static func check(_ draft: DraftRow, log: inout DiagnosticLog) {
    let reader = draft.reader
    let sources = ["values", "choices", "choicesFrom"].filter(reader.has)
    if let last = sources.last, sources.count > 1 {
      log.add(
        .F106, at: reader.position(of: last), advice: Sentence { $0.sourceAlone(last) }
      ) { $0.bothGiven(sources[0], last) }
    }
    for key in ["titles", "shortTitles"] where reader.has(key) && !reader.has("values") {
      log.add(.F107, at: reader.position(of: key), advice: ListedChoice.example) {
        $0.titlesNeedValues(key)
      }
    }
    guard let source = sources.last else {
      if draft.row.cellTraits.contains(.choices), draft.cell != nil {
        log.add(
          .F107, at: reader.position(of: "cellIdentifier"), advice: ListedChoice.example
        ) { [cell = draft.row.cellIdentifier] in $0.cellNeedsChoices(cell) }
      }
      return
    }
    checkOtherValues(draft, log: &log)
    checkTypes(of: source, in: draft, log: &log)
    checkNumber(of: source, in: draft, log: &log)
    checkLengths("titles", draft, log: &log)
    checkLengths("shortTitles", draft, log: &log)
    // A filter may offer one of them at a time.
    guard draft.row.choiceSettings.filter == nil, !draft.row.choices.isEmpty else { return }
    guard log.isFirst(Self.self, ofChoicesOf: draft) else { return }
    for place in draft.row.choiceTable.facts.repeated {
      reportDuplicate(draft.row.choices[place], at: place, in: draft, log: &log)
    }
  }

  /// F502: at the second of the same value, where that is known.
  private static func reportDuplicate(
    _ choice: Choice, at place: Int, in draft: DraftRow, log: inout DiagnosticLog
  ) {
    let found = TextQuoting.shown(choice.value.plainText)
    let advice = Sentence { $0.dropOne }
    if let element = log.listPlace(ofChoice: place, in: draft), let file = element.file {
      log.addOnce(.F502, in: file, at: element.position, found: found, advice: advice) {
        $0.duplicateChoice
      }
    } else {
      log.add(.F502, at: draft.valuePosition(ofChoice: place), found: found, advice: advice) {
        $0.duplicateChoice
      }
    }
  }

  /// F106: what is typed in a list of choices with commas between is text.
  private static func checkOtherValues(_ draft: DraftRow, log: inout DiagnosticLog) {
    let row = draft.row
    guard row.choiceSettings.allowsOtherValue, row.hasSeveralChoices, !row.choices.isEmpty,
      row.choiceTable.facts.kinds != [.string]
    else { return }
    log.add(
      .F106, at: draft.reader.position(of: "allowsOtherValue"), advice: "allowsOtherValue = NO"
    ) { $0.otherValuesAreTexts }
  }

  /// F106: a choice of another type than the row stores could never be chosen.
  private static func checkTypes(
    of source: String, in draft: DraftRow, log: inout DiagnosticLog
  ) {
    let type = draft.row.valueType
    guard draft.reader.has("valueType"), let kind = type.kindOfScalars,
      !draft.row.choices.isEmpty, let index = draft.row.choiceTable.facts.first(notOf: kind)
    else { return }
    let place =
      log.listPlace(ofChoice: index, in: draft)
      ?? ChoicePlace(file: nil, position: draft.reader.position(of: source))
    log.add(
      .F106, at: place, found: TextQuoting.shown(draft.row.choices[index].value.plainText),
      advice: Sentence { $0.valueOfTypeAdvice }
    ) { $0.choiceIsNot(ofType: type.rawValue) }
  }

  private static func checkNumber(
    of source: String, in draft: DraftRow, log: inout DiagnosticLog
  ) {
    let reader = draft.reader
    guard source != "choicesFrom" else {
      return checkUsual(draft.row.choices.count, of: source, in: draft, log: &log)
    }
    guard case .array(let nodes) = reader.entry(source)?.value.content else { return }
    if nodes.isEmpty {
      log.add(
        .F505, at: reader.position(of: source), advice: ListedChoice.example
      ) { $0.offersNothing(source) }
    }
    if nodes.count > FormLimits.choices {
      log.add(
        .F104, at: reader.position(of: source), found: "\(nodes.count)",
        advice: Sentence { $0.atMost(FormLimits.choices) }
      ) { $0.offersTooMany(source) }
    }
    checkUsual(nodes.count, of: source, in: draft, log: &log)
  }

  private static func checkUsual(
    _ count: Int, of source: String, in draft: DraftRow, log: inout DiagnosticLog
  ) {
    guard let cell = draft.cell, count > cell.usualChoices, draft.row.choiceSettings.filter == nil
    else { return }
    log.add(
      .W502, at: draft.reader.position(of: source), found: "\(count)",
      advice: Sentence { $0.atMost(cell.usualChoices) }
    ) { $0.tooManyChoices(cell.name) }
  }

  private static func checkLengths(
    _ key: String, _ draft: DraftRow, log: inout DiagnosticLog
  ) {
    guard case .array(let values) = draft.reader.entry("values")?.value.content,
      case .array(let titles) = draft.reader.entry(key)?.value.content,
      values.count != titles.count
    else { return }
    log.add(
      .F501, at: draft.reader.position(of: key),
      found: Sentence { [one = values.count, other = titles.count] in
        $0.andValue(String(one), String(other))
      }, advice: Sentence { $0.oneTitleEach }
    ) { $0.differInLength(key) }
  }
}
