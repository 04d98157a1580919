import Cells
import Texts

/// Asking for whom the data are to be encrypted, where their file doesn't show that.
extension Editor {
  /// Returns whether a save that is refused can go on once the recipients are known: there is
  /// something to save, and no other reason against it.
  func needsRecipients(toSaveElsewhere isElsewhere: Bool) -> Bool {
    state.file.abilities.requirement(of: isElsewhere ? .saveAs : .save) == .recipients
      && (isElsewhere || hasUnsavedWork || isOnlyCopy)
  }

  mutating func askForRecipients(before answer: Prompt.Meaning, isElsewhere: Bool) {
    askForLine(.recipients(RecipientsRequest(answer: answer, isElsewhere: isElsewhere)))
  }

  /// Nobody was named: the reason against saving is as before.
  mutating func stayUnsaved(_ request: RecipientsRequest) {
    state.message = savingRefusal(elsewhere: request.isElsewhere).map { .warning($0) }
  }

  /// The save goes on.
  mutating func recipientsWereRead(for request: RecipientsRequest) -> [EditorEffect] {
    state.file.abilities.meet(.recipients)
    return carryOut(request.answer)
  }

  /// The line stays, to be mended.
  mutating func recipientsFailed(_ reason: String, at path: String, for request: RecipientsRequest)
  {
    askForLine(.recipients(request), text: path)
    state.message = .problem(reason)
  }
}
