/// The next step of a save.
enum SaveStep {
  case say(Message)
  case ask(Prompt)
  /// Asks about problems and drafts, which are all shown from then on.
  case askShowingProblems(Prompt)
  case askForRecipients
  case askAboutMissingFile
  /// Counts the problems in changed records, and goes on then.
  case countProblems
  case reload
  case leave
  case write
}
