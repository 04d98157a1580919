import Texts

/// All that is said of the state of the data file.
extension FileDescription {
  /// A mark of the title: its sign, and its words where there is room.
  struct Mark: Equatable {
    let sign: String
    let words: String
  }

  /// In the order of the title; that the form has an error comes between them.
  func readingMarks(_ texts: Texts) -> [Mark] {
    var marks: [Mark] = []
    if let progress = state.progress {
      marks.append(Mark(sign: "…", words: texts.fileIsRead(Self.percent(progress))))
    }
    if state.fault != nil { marks.append(Mark(sign: "✗", words: texts.fileIsBroken)) }
    return marks
  }

  func changeMarks(_ texts: Texts) -> [Mark] {
    guard let change = state.change else { return [] }
    return [
      Mark(sign: "!", words: change.found == .gone ? texts.goneFromDisk : texts.changedOnDisk)
    ]
  }

  func newMarks(_ texts: Texts) -> [Mark] {
    state.isNew ? [Mark(sign: "+", words: texts.newFile)] : []
  }

  var isReadOnly: Bool { !abilities.isPossible(.save) || state.fault != nil }

  /// Why the records can't be sorted or searched yet, where not all of them are here; nil when they can.
  func loadingReason(_ texts: Texts) -> String? {
    state.progress.map { texts.stillBeingRead(Self.percent($0)) }
  }

  /// Why nothing may be written of a part of the file that no more comes after.
  func partReason(_ texts: Texts) -> String {
    state.fault == nil ? texts.onlyPartRead(name) : texts.brokenFurtherDown
  }

  /// The message when another program changes the file while there is unsaved work;
  /// `outcome`: what happens to that work.
  func changedNotice(
    after former: FileChange?, _ outcome: String, in texts: Texts
  ) -> String {
    if state.isGone { return texts.deleted(name, outcome) }
    guard let former else { return texts.changed(name, outcome) }
    return former.found == .gone
      ? texts.thereAgain(name, outcome) : texts.changedAgain(name, outcome)
  }

  /// The question on leaving where the file is gone, or no longer good, and nothing is
  /// unsaved.
  func onlyCopyQuestion(_ texts: Texts) -> String {
    state.isGone ? texts.onlyCopyIsHere(name) : texts.onlyGoodCopyIsHere(name)
  }

  /// The heading of a list of the person's changes.
  func changesHeading(_ texts: Texts) -> String {
    guard state.isChanged else { return texts.whatSavingChanges }
    return state.isGone ? texts.changesBeforeDeletion(name) : texts.changesSinceRead(name)
  }

  /// The message when another program writes the file while it is being read.
  func interruptedNotice(hasUnsavedWork: Bool, in texts: Texts) -> String {
    hasUnsavedWork
      ? texts.isBeingChanged(name) : texts.isBeingChangedAndReread(name)
  }

  /// The question on saving where only a part was read before the file was changed.
  func changedPartQuestion(_ texts: Texts) -> String {
    texts.wasChangedBeforeRead(name)
  }

  private static func percent(_ part: Double) -> Int { Int(part * 100) }
}
