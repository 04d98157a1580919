import Texts
import Values

/// The lists of choices that rows of a form share.
extension FormKeysDecoder {
  /// The form's settings with the lists that its rows may name, in addition to those of the form around it.
  func choiceLists() -> FormSettings {
    var settings = reader.context.settings
    guard let node = reader.entry("choiceLists")?.value else { return settings }
    guard let entries = node.entries else {
      reader.reportMismatch("choiceLists", node)
      return settings
    }
    let context = reader.context
    for entry in entries {
      guard let choices = reader.choices(in: entry.value, of: "choiceLists") else {
        continue
      }
      let name = TextQuoting.short(entry.key)
      if choices.isEmpty {
        context.report(
          .F505, at: entry.value.position, advice: Sentence(verbatim: "\(name) = (a, b)")
        ) { $0.offersNothing(name) }
      }
      if choices.count > FormLimits.choices {
        context.report(
          .F104, at: entry.value.position, found: "\(choices.count)",
          advice: Sentence { $0.atMost(FormLimits.choices) }
        ) { $0.offersTooMany(name) }
      }
      settings.choiceLists[entry.key] = ChoiceList(file: context.file, choices: choices)
      context.decoding.choiceLists.add(
        choices, named: entry.key, in: context.file, at: entry.keyPosition)
    }
    return settings
  }
}
