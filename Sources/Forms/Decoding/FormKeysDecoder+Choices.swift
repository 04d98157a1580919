import Texts
import Values

/// The lists of choices that rows of a form share.
extension FormKeysDecoder {
  /// From here on rows may name the form's lists, in addition to those of the form around it.
  func adoptChoiceLists(log: inout DiagnosticLog) {
    guard let node = reader.entry("choiceLists")?.value else { return }
    guard let entries = node.entries else {
      reader.reportMismatch("choiceLists", node, log: &log)
      return
    }
    for entry in entries {
      guard let choices = reader.choices(in: entry.value, of: "choiceLists", log: &log) else {
        continue
      }
      let name = TextQuoting.short(entry.key)
      if choices.isEmpty {
        log.add(
          .F505, at: entry.value.position, advice: Sentence(verbatim: "\(name) = (a, b)")
        ) { $0.offersNothing(name) }
      }
      if choices.count > FormLimits.choices {
        log.add(
          .F104, at: entry.value.position, found: "\(choices.count)",
          advice: Sentence { $0.atMost(FormLimits.choices) }
        ) { $0.offersTooMany(name) }
      }
      log.settings.choiceLists[entry.key] = ChoiceList(file: log.file, choices: choices)
      log.choiceLists.add(choices, named: entry.key, in: log.file, at: entry.keyPosition)
    }
  }
}
