import Records

/// Rescued data, as far as is known of them.
extension EditorState {
  /// Asks as soon as all of the file is there and nothing else is asked or open.
  mutating func askAboutRescue(in browser: Browser) {
    guard let rescue, case .toAsk = rescue.phase, browser.documentTable.isWhole else { return }
    self.rescue?.phase = .asked
    prompt = rescue.question(browser.document, file)
  }

  /// After a save of the data file what was taken is in it: the rescue file goes, and that of the texts if
  /// none of them is left.
  mutating func rescueAfterSaving(in browser: Browser) -> [EditorEffect] {
    guard let rescue, rescue.journal == nil, case .taken(let all) = rescue.phase else { return [] }
    let withTexts =
      all && browser.document.liveDrafts.isEmpty && !browser.anchors.hasTextForSelected
    if withTexts { self.rescue = nil }
    return [.deleteRescue(withTexts: withTexts)]
  }

  /// True once all rescued data were adopted into the records, so that the rescue may be
  /// overwritten.
  package var rescueIsTaken: Bool {
    if case .taken(all: true)? = rescue?.phase { true } else { false }
  }

  /// A question about what was rescued. What several journals have may be worded alike.
  package struct RescueQuestion: Equatable, Sendable {
    let path: String
    let question: String
  }

  package var rescueQuestion: RescueQuestion? {
    guard let prompt = prompt, prompt.topic == .rescue, let rescue = rescue else {
      return nil
    }
    return RescueQuestion(path: rescue.path, question: prompt.question)
  }
}
