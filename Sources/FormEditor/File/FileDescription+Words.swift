/// All that is said of the state of the data file.
extension FileDescription {
  /// A mark of the title: its sign, and its words where there is room.
  struct Mark: Equatable {
    let sign: String
    let words: String
  }

  /// In the order of the title; that the form has an error comes between them.
  var readingMarks: [Mark] {
    var marks: [Mark] = []
    if let progress = state.progress {
      marks.append(Mark(sign: "…", words: "reading \(Self.percent(progress))"))
    }
    if state.fault != nil { marks.append(Mark(sign: "✗", words: "broken")) }
    return marks
  }

  var changeMarks: [Mark] {
    guard let change = state.change else { return [] }
    return [Mark(sign: "!", words: change.isGone ? "gone from disk" : "changed on disk")]
  }

  var newMarks: [Mark] { state.isNew ? [Mark(sign: "+", words: "new file")] : [] }

  /// Whether the title calls it read only.
  var isReadOnly: Bool { !abilities.allows(.save) || state.fault != nil }

  /// Why it can't be saved under its name (`--read-only`, a pipe) or `elsewhere`; nil where it can.
  func savingRefusal(elsewhere: Bool) -> String? {
    guard let reason = abilities.refusal(of: elsewhere ? .saveAs : .save)?.english else {
      return nil
    }
    return abilities.allows(.saveAs) ? "\(reason); S saves under another name" : reason
  }

  /// Why the records can't be sorted or searched yet, where not all of them are here; nil when they can.
  var loadingReason: String? {
    state.progress.map {
      "The file is still being read (\(Self.percent($0))); try again in a moment"
    }
  }

  /// Why nothing may be written of a part of the file.
  var partReason: String {
    if let loadingReason { return loadingReason }
    return state.fault == nil
      ? "Only a part of \(name) could be read: saving would lose the rest"
      : "The file is broken further down: saving would lose the rest"
  }

  /// What is said at once when another program changes it while there is unsaved work.
  var changedNotice: String {
    "\(name) was changed by another program; your work is kept, and saving asks what to do"
  }

  /// What is said when another program writes it while it is read.
  func interruptedNotice(hasUnsavedWork: Bool) -> String {
    hasUnsavedWork
      ? "\(name) is being changed by another program; your changes are still here"
      : "\(name) is being changed by another program; it is read again when that is done"
  }

  /// What saving asks about its change.
  func conflictQuestion(isGone: Bool) -> String {
    isGone
      ? "\(name) is gone since it was read."
      : "\(name) was changed by someone else since it was read."
  }

  /// What saving asks where only a part was read before it was changed.
  var changedPartQuestion: String {
    "\(name) was changed by another program before all of it was read."
  }

  private static func percent(_ part: Double) -> String { "\(Int(part * 100)) %" }
}
