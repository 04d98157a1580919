import Texts
import Values

/// What a form sets for the looks of all its rows.
extension FormKeysDecoder {
  /// The form's settings with the colors that its rows may name, and the unit of heights.
  func looks() -> FormSettings {
    var settings = reader.context.settings
    let units = HeightUnit.allCases.map(\.rawValue)
    if let unit = reader.word(
      "heightUnit", words: units, as: { HeightUnit(rawValue: $0) })
    {
      settings.countsPoints = unit == .points
    }
    guard let node = reader.entry("palette")?.value else { return settings }
    guard let entries = node.entries else {
      reader.reportMismatch("palette", node)
      return settings
    }
    for entry in entries {
      guard let text = entry.value.string.map(Words.trimmed) else {
        reader.reportMismatch("palette", entry.value)
        continue
      }
      if let color = FormColor(formWord: text) {
        settings.palette[entry.key] = color
      } else {
        settings.invalidColors.insert(entry.key)
        reader.reportColor(
          text, of: "palette." + TextQuoting.short(entry.key), among: FormColor.names,
          at: entry.value.position)
      }
    }
    return settings
  }
}

/// What a form sets for the formats of all its rows.
extension FormKeysDecoder {
  func formats() -> FormSettings {
    var settings = reader.context.settings
    if let locale = reader.locale("locale") { settings.locale = locale }
    if let code = reader.currencyCode() { settings.currencyCode = code }
    if let zone = reader.timeZone("timeZone") { settings.timeZone = zone }
    return settings
  }
}
