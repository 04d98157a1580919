import Texts
import Values

/// W504: a text below a value that the row never has.
enum SubtitleCheck: RowCheck {
  static func check(_ draft: DraftRow, log: inout DiagnosticLog) {
    guard let entries = draft.reader.entry("subtitle")?.value.entries else { return }
    let row = draft.row
    let values =
      row.isSwitch ? [row.trueValue, row.falseValue] : row.choices.map(\.value)
    guard !values.isEmpty, !row.choicesVary, !row.choiceSettings.allowsOtherValue else { return }
    let known = values.map(\.plainText)
    for entry in entries where entry.key != Subtitle.otherwise && !known.contains(entry.key) {
      log.add(
        .W504, at: entry.keyPosition, found: TextQuoting.shown(entry.key),
        advice: NearestName.of(entry.key, among: known + [Subtitle.otherwise])
          .map { Sentence(verbatim: TextQuoting.shown($0)) }
          ?? Sentence { $0.oneOf(Array(known.prefix(5))) }
      ) { $0.noSuchChoiceForSubtitle }
    }
  }
}
