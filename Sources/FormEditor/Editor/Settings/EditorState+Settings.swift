import Values

extension EditorState {
  /// Adopts the settings of a file that was changed; numbers and dates keep their locale while a field is open.
  mutating func settingsWereRead(
    _ settings: Settings, _ locale: FormLocale, faults: [String], in browser: inout Browser
  ) {
    if let isWanted = settings.splitView, isWanted != browser.settings.splitView {
      browser.splitView.isWanted = isWanted
    }
    browser.document.settings = settings
    if browser.editing == nil, browser.locale != locale {
      browser.document.adopt(browser.documentForm, locale)
    }
    browser.document.judgeDrafts()
    browser.redraw()
    guard prompt == nil, lineInput == nil else { return }
    browser.message = message(aboutSettingsWith: faults, in: browser)
  }

  private func message(aboutSettingsWith faults: [String], in browser: Browser) -> Message {
    guard let first = faults.first else { return .notice(browser.texts.settingsWereRead) }
    return .warning(browser.texts.andOtherFaults(first, faults.count - 1))
  }
}
