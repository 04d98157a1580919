import JSONText
import Texts
import Values

/// F501, F502, W502, F505, and what choices need beside them.
enum ChoicesCheck: RowCheck {
  static func check(_ draft: DraftRow) {
    let reader = draft.reader
    let sources = ["values", "choices", "choicesFrom"].filter(reader.has)
    if let last = sources.last, sources.count > 1 {
      reader.report(
        .F106, of: last, advice: Sentence { $0.sourceAlone(last) }
      ) { $0.bothGiven(sources[0], last) }
    }
    for key in ["titles", "shortTitles"] where reader.has(key) && !reader.has("values") {
      reader.report(.F107, of: key, advice: ListedChoice.example) { $0.titlesNeedValues(key) }
    }
    guard let source = sources.last else {
      if draft.row.cellTraits.contains(.choices), draft.cell != nil {
        reader.report(
          .F107, of: "cellIdentifier", advice: ListedChoice.example
        ) { [cell = draft.row.cellIdentifier] in $0.cellNeedsChoices(cell) }
      }
      return
    }
    checkOtherValues(draft)
    checkTypes(of: source, in: draft)
    checkNumber(of: source, in: draft)
    checkLengths("titles", draft)
    checkLengths("shortTitles", draft)
    // A filter may offer one of them at a time.
    guard draft.row.choiceSettings.filter == nil, !draft.row.choices.isEmpty else { return }
    guard draft.isFirst(Self.self) else { return }
    for index in draft.row.choiceTable.facts.repeated {
      reportDuplicate(draft.row.choices[index], at: index, in: draft)
    }
  }

  /// F502: at the second of the same value, where that is known.
  private static func reportDuplicate(_ choice: Choice, at index: Int, in draft: DraftRow) {
    let found = TextQuoting.shown(choice.value.plainText)
    let advice = Sentence { $0.dropOne }
    if let element = draft.listLocation(ofChoice: index), let file = element.file {
      draft.reportOnce(.F502, in: file, at: element.position, found: found, advice: advice) {
        $0.duplicateChoice
      }
    } else {
      draft.report(.F502, at: draft.valuePosition(ofChoice: index), found: found, advice: advice) {
        $0.duplicateChoice
      }
    }
  }

  /// F106: what is typed in a list of choices with commas between is text.
  private static func checkOtherValues(_ draft: DraftRow) {
    let row = draft.row
    guard row.choiceSettings.allowsOtherValue, row.hasSeveralChoices, !row.choices.isEmpty,
      row.choiceTable.facts.kinds != [.string]
    else { return }
    draft.report(
      .F106, of: "allowsOtherValue", advice: "allowsOtherValue = NO"
    ) { $0.otherValuesAreTexts }
  }

  /// F106: a choice of another type than the row stores could never be chosen.
  private static func checkTypes(of source: String, in draft: DraftRow) {
    let type = draft.row.valueType
    guard draft.reader.has("valueType"), let kind = type.kindOfScalars,
      !draft.row.choices.isEmpty, let index = draft.row.choiceTable.facts.first(notOf: kind)
    else { return }
    let position =
      draft.listLocation(ofChoice: index)
      ?? ChoiceLocation(file: nil, position: draft.reader.position(of: source))
    draft.report(
      .F106, at: position, found: TextQuoting.shown(draft.row.choices[index].value.plainText),
      advice: Sentence { $0.valueOfTypeAdvice }
    ) { $0.choiceIsNot(ofType: type.rawValue) }
  }

  private static func checkNumber(of source: String, in draft: DraftRow) {
    let reader = draft.reader
    guard source != "choicesFrom" else {
      return checkUsual(draft.row.choices.count, of: source, in: draft)
    }
    guard case .array(let nodes) = reader.entry(source)?.value.content else { return }
    if nodes.isEmpty {
      reader.report(.F505, of: source, advice: ListedChoice.example) { $0.offersNothing(source) }
    }
    if nodes.count > FormLimits.choices {
      reader.report(
        .F104, of: source, found: "\(nodes.count)",
        advice: Sentence { $0.atMost(FormLimits.choices) }
      ) { $0.offersTooMany(source) }
    }
    checkUsual(nodes.count, of: source, in: draft)
  }

  private static func checkUsual(_ count: Int, of source: String, in draft: DraftRow) {
    guard let cell = draft.cell, count > cell.usualChoices, draft.row.choiceSettings.filter == nil
    else { return }
    draft.report(
      .W502, of: source, found: "\(count)", advice: Sentence { $0.atMost(cell.usualChoices) }
    ) { $0.tooManyChoices(cell.name) }
  }

  private static func checkLengths(_ key: String, _ draft: DraftRow) {
    guard case .array(let values) = draft.reader.entry("values")?.value.content,
      case .array(let titles) = draft.reader.entry(key)?.value.content,
      values.count != titles.count
    else { return }
    draft.report(
      .F501, of: key,
      found: Sentence { [one = values.count, other = titles.count] in
        $0.andValue(String(one), String(other))
      }, advice: \.oneTitleEach
    ) { $0.differInLength(key) }
  }
}
