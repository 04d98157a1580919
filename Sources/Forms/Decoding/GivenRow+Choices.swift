import Expressions
import PlistText
import Texts
import Values

/// The choices a row offers: `values` with `titles`, `choices`, or a list from elsewhere.
extension GivenRow {
  /// Returns what the row offers of a list that it names, in the order of its choices; nil where it names none.
  mutating func settleChoices() -> ChoiceList? {
    row.choiceSettings = choiceSettings
    let named = namedList
    let own = (choices ?? valuesWithTitles).map {
      ChoiceList(file: reader.context.file, choices: $0)
    }
    guard let list = named ?? own else { return nil }
    // However few of them are offered for a record, nothing else is.
    if row.choiceSettings === ChoiceSettings.plain, !list.choices.isEmpty {
      row.choiceSettings = .choices
    }
    let offer = list.offer(storing: row.valueType, at: choiceValuePath)
    row.choiceTable = offer.table
    if let missing = offer.missing { report(missing, of: list.choices.count, in: named) }
    return named == nil ? nil : offer.list
  }

  private var valuesWithTitles: [ListedChoice]? {
    values?.enumerated().map { index, value in
      var choice = ListedChoice()
      choice.value = value
      choice.title = titles.flatMap { index < $0.count ? $0[index] : nil }
      choice.shortTitle = shortTitles.flatMap { index < $0.count ? $0[index] : nil }
      return choice
    }
  }

  private var choiceSettings: ChoiceSettings {
    let says =
      reader.has("choicesFrom") || choiceTitle != nil || choiceFilter != nil || isSortedByTitle
      || allowsOtherValue || nullTitle != nil
    guard says else { return .plain }
    var reference: ExpressionReference?
    if case .record(let found) = choiceOrigin { reference = found }
    return ChoiceSettings(
      path: reference, valuePath: choiceValuePath, title: choiceTitle, filter: choiceFilter,
      isSortedByTitle: isSortedByTitle, allowsOtherValue: allowsOtherValue, nullTitle: nullTitle)
  }

  private var namedList: ChoiceList? {
    switch choiceOrigin {
    case .list(let name): return list(name)
    case .file(let name, let path):
      return reader.context.decoding.choiceFiles.choices(
        ofFile: name, at: path, for: reader, "choicesFrom")
    case .record, nil: return nil
    }
  }

  private func list(_ name: String) -> ChoiceList? {
    let context = reader.context
    context.decoding.choiceLists.use(name)
    if let list = context.settings.choiceLists[name] { return list }
    let names = context.settings.choiceLists.keys.sorted().map(\.text)
    let advice: Sentence
    if ChoiceFile.kind(of: name) != nil {
      advice = Sentence(verbatim: TextQuoting.shown(GivenValue.filePrefix + name))
    } else if let nearest = NearestName.of(name, among: names) {
      advice = Sentence(verbatim: TextQuoting.shown(nearest))
    } else {
      advice = Sentence { names.isEmpty ? $0.choiceListsAdvice : $0.oneOf(names) }
    }
    reader.report(.F503, of: "choicesFrom", quoting: name, advice: advice) { $0.noSuchChoiceList }
    return nil
  }

  /// F107 for a choice of the form, F504 for those of a file.
  private func report(
    _ missing: (first: ListedChoice, count: Int), of all: Int, in list: ChoiceList?
  ) {
    let (first, count) = missing
    let path = choiceValuePath
    let location = list.flatMap { reader.context.decoding.choiceFiles.location(of: first, in: $0) }
    let code = first.position == nil ? DiagnosticCode.F504 : .F107
    if let position = first.position, list == nil {
      reader.report(.F107, at: position, advice: "value = a") { $0.choiceNeedsValue }
    } else if let location, let file = location.file, first.position != nil, path == nil {
      reader.reportOnce(.F107, in: file, at: location.position, found: nil, advice: "value = a") {
        $0.choiceNeedsValue
      }
    } else if count < all, let location, let file = location.file {
      reader.reportOnce(
        code, in: file, at: location.position,
        found: path.map { TextQuoting.shown($0.description) },
        advice: Sentence { $0.choiceValuePathAdvice }
      ) { $0.choicesHaveNoValue(count, of: all) }
    } else {
      reader.report(
        code, of: path == nil ? "choicesFrom" : "choiceValuePath",
        found: path.map { TextQuoting.shown($0.description) },
        advice: \.choiceValuePathAdvice
      ) { $0.choicesHaveNoValue(count, of: all) }
    }
  }
}
