import Texts
import Values

/// What a form sets for the looks of all its rows.
extension FormKeysDecoder {
  /// From here on rows may name the form's colors, and heights are in its unit.
  func adoptLooks(log: inout DiagnosticLog) {
    let units = HeightUnit.allCases.map(\.rawValue)
    if let unit = reader.word(
      "heightUnit", words: units, log: &log, as: { HeightUnit(rawValue: $0) })
    {
      log.settings.countsPoints = unit == .points
    }
    guard let node = reader.entry("palette")?.value else { return }
    guard let entries = node.entries else {
      reader.reportMismatch("palette", node, log: &log)
      return
    }
    for entry in entries {
      guard let text = entry.value.string.map(Words.trimmed) else {
        reader.reportMismatch("palette", entry.value, log: &log)
        continue
      }
      if let color = FormColor(formWord: text) {
        log.settings.palette[entry.key] = color
      } else {
        log.settings.invalidColors.insert(entry.key)
        DictionaryReader.reportColor(
          text, of: "palette." + TextQuoting.short(entry.key), among: FormColor.names,
          at: entry.value.position, log: &log)
      }
    }
  }
}

/// What a form sets for the formats of all its rows.
extension FormKeysDecoder {
  func adoptFormats(log: inout DiagnosticLog) {
    if let locale = reader.locale("locale", log: &log) { log.settings.locale = locale }
    if let code = reader.currencyCode(log: &log) { log.settings.currencyCode = code }
    if let zone = reader.timeZone("timeZone", log: &log) { log.settings.timeZone = zone }
  }
}
