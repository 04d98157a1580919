import Expressions
import PlistText
import Texts
import Values

/// The choices a row offers: `values` with `titles`, `choices`, or a list from elsewhere.
extension RowDecoder {
  /// Returns what the row offers of a list that it names, in the order of its choices; nil where it names none.
  func decodeChoices(_ reader: DictionaryReader, into row: inout ConfigRow) -> ChoiceList? {
    let given = valuesAndTitles(reader)
    let written = reader.choices("choices")
    let origin = reader.choiceOrigin("choicesFrom")
    let path = reader.path("choiceValuePath")
    row.choiceSettings = settings(reader, origin, path)
    let named = list(of: origin, reader)
    let own = (written ?? given).map { ChoiceList(file: reader.context.file, choices: $0) }
    guard let list = named ?? own else { return nil }
    // However few of them are offered for a record, nothing else is.
    if row.choiceSettings === ChoiceSettings.plain, !list.choices.isEmpty {
      row.choiceSettings = .choices
    }
    let offer = list.offer(storing: row.valueType, at: path)
    row.choiceTable = offer.table
    if let missing = offer.missing {
      report(missing, of: list.choices.count, in: named, path, reader)
    }
    return named == nil ? nil : offer.list
  }

  private func valuesAndTitles(_ reader: DictionaryReader) -> [ListedChoice]? {
    let values = reader.array("values") { $0.scalar }
    let titles = reader.texts("titles")
    let shortTitles = reader.texts("shortTitles")
    return values?.enumerated().map { index, value in
      var choice = ListedChoice()
      choice.value = value
      choice.title = titles.flatMap { index < $0.count ? $0[index] : nil }
      choice.shortTitle = shortTitles.flatMap { index < $0.count ? $0[index] : nil }
      return choice
    }
  }

  /// What else is set for the choices; the plain settings where nothing is.
  private func settings(
    _ reader: DictionaryReader, _ origin: ChoiceOrigin?, _ path: ValuePath?
  ) -> ChoiceSettings {
    let title = reader.template("choiceTitle")
    let filter = reader.predicate("choiceFilter")
    let isSorted = reader.bool("displaySortedByTitle") ?? false
    let allowsOther = reader.bool("allowsOtherValue") ?? false
    let nullTitle = reader.string("nullTitle")
    var reference: ExpressionReference?
    if case .record(let found) = origin { reference = found }
    let says =
      reader.has("choicesFrom") || title != nil || filter != nil || isSorted || allowsOther
      || nullTitle?.isEmpty == false
    guard says else { return .plain }
    return ChoiceSettings(
      path: reference, valuePath: path, title: title, filter: filter, isSortedByTitle: isSorted,
      allowsOtherValue: allowsOther, nullTitle: nullTitle?.isEmpty == false ? nullTitle : nil)
  }

  /// The list that is named; nil where there is none, which is reported, and where records have it.
  private func list(of origin: ChoiceOrigin?, _ reader: DictionaryReader) -> ChoiceList? {
    switch origin {
    case .list(let name): return list(name, reader)
    case .file(let name, let path):
      return reader.context.decoding.choiceFiles.choices(
        ofFile: name, at: path, for: reader, "choicesFrom")
    case .record, nil: return nil
    }
  }

  private func list(_ name: String, _ reader: DictionaryReader) -> ChoiceList? {
    let context = reader.context
    context.decoding.choiceLists.use(name)
    if let list = context.settings.choiceLists[name] { return list }
    let names = context.settings.choiceLists.keys.sorted().map(\.text)
    let advice: Sentence
    if ChoiceFile.kind(of: name) != nil {
      advice = Sentence(verbatim: TextQuoting.shown(DictionaryReader.filePrefix + name))
    } else if let nearest = NearestName.of(name, among: names) {
      advice = Sentence(verbatim: TextQuoting.shown(nearest))
    } else {
      advice = Sentence { names.isEmpty ? $0.choiceListsAdvice : $0.oneOf(names) }
    }
    reader.report(
      .F503, of: "choicesFrom", found: TextQuoting.shown(name),
      advice: advice
    ) { $0.noSuchChoiceList }
    return nil
  }

  /// F107 for a choice of the form, F504 for those of a file.
  private func report(
    _ missing: (first: ListedChoice, count: Int), of all: Int, in list: ChoiceList?,
    _ path: ValuePath?, _ reader: DictionaryReader
  ) {
    let (first, count) = missing
    let place = list.flatMap { reader.context.decoding.choiceFiles.place(of: first, in: $0) }
    let code = first.position == nil ? DiagnosticCode.F504 : .F107
    if let position = first.position, list == nil {
      reader.report(.F107, at: position, advice: "value = a") { $0.choiceNeedsValue }
    } else if let place, let file = place.file, first.position != nil, path == nil {
      reader.reportOnce(.F107, in: file, at: place.position, found: nil, advice: "value = a") {
        $0.choiceNeedsValue
      }
    } else if count < all, let place, let file = place.file {
      reader.reportOnce(
        code, in: file, at: place.position, found: path.map { TextQuoting.shown($0.description) },
        advice: Sentence { $0.choiceValuePathAdvice }
      ) { $0.choicesHaveNoValue(count, of: all) }
    } else {
      reader.report(
        code, of: path == nil ? "choicesFrom" : "choiceValuePath",
        found: path.map { TextQuoting.shown($0.description) },
        advice: Sentence { $0.choiceValuePathAdvice }
      ) { $0.choicesHaveNoValue(count, of: all) }
    }
  }
}
