import Texts

/// Questions about another version of the file.
extension FileDescription {
  func questionAboutPart(_ texts: Texts) -> Prompt {
    Prompt(
      changedPartQuestion(texts), about: .otherVersion,
      [.init("t", texts.takeTheirs, .takeTheirs)], texts)
  }

  func questionAboutMissingFile(then next: AfterSave, _ texts: Texts) -> Prompt {
    Prompt(
      texts.isGoneSinceRead(name), about: .otherVersion,
      [.init("w", texts.writeAgain, .write(over: .nothing, then: next))], texts)
  }

  /// Asks what to do where the version of others can't be merged with the open records.
  func questionAboutOtherVersion(then next: AfterSave, _ texts: Texts) -> Prompt {
    let elsewhere: [Prompt.Answer] =
      abilities.isPossible(.saveAs)
      ? [.init("n", texts.saveElsewhere, .saveElsewhere(then: .stay))] : []
    return Prompt(
      texts.cannotBeMerged(name), about: .otherVersion,
      [
        .init("o", texts.overwriteTheirs, .write(over: .anything, then: next)),
        .init("t", texts.takeTheirs, .takeTheirs),
      ] + elsewhere, texts)
  }
}
