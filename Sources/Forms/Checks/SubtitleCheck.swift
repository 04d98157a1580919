import JSONText
import SourceText
import Texts
import Values

/// W504: a text below a value that the row never has.
enum SubtitleCheck: RowCheck {
  static func check(_ draft: DraftRow) {
    guard let entries = draft.reader.entry("subtitle")?.value.entries else { return }
    let row = draft.row
    guard row.isSwitch || !row.choices.isEmpty, !row.choicesVary,
      !row.choiceSettings.allowsOtherValue
    else { return }
    let values =
      row.isSwitch
      ? ShownValues([row.trueValue, row.falseValue]) : row.choiceTable.facet(ShownValues.self)
    for entry in entries where entry.key != Subtitle.otherwise && !values.all.contains(entry.key) {
      let known = values.first
      draft.report(
        .W504, at: entry.keyPosition, quoting: entry.key,
        advice: NearestName.of(entry.key, among: known + [Subtitle.otherwise])
          .map { Sentence(verbatim: TextQuoting.shown($0)) }
          ?? Sentence { $0.oneOf(Array(known.prefix(5))) }
      ) { $0.noSuchChoiceForSubtitle }
    }
  }
}

/// Values as texts.
private struct ShownValues: ChoiceFacet {
  let all: Set<ExactText>
  let first: [String]

  init(of choices: [Choice]) { self.init(choices.map(\.value)) }

  init(_ values: [JSONValue]) {
    let texts = values.map(\.plainText)
    all = Set(names: texts)
    first = Array(texts.prefix(Self.mostCompared))
  }

  private static let mostCompared = 1_000
}
