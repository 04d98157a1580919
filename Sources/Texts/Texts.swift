/// All that the program says to a person, in one language: a requirement for each sentence.
///
/// The name says what the sentence says, and the English one shows it. A language is a type that conforms, so that one
/// with a sentence missing does not compile. Parameters are what goes into the sentence as it is: names, numbers,
/// values that are already formatted.
package protocol Texts: Sendable, AdviceTexts, AgeTexts, CellTexts, ChoiceTexts, CommandTexts,
  CommonTexts,
  DatabaseTexts, DiagnosticTexts, DocumentTexts,
  EditingTexts, EditorTexts, ExpressionTexts, FileTexts, FindingTexts, FormatTexts, HelpTexts,
  InferenceTexts,
  JSONTexts,
  JobTexts, JournalTexts, KeyTexts, LinePromptTexts, LintTexts,
  ManualTexts, MergingTexts, OpeningTexts, PageTexts, PanelTexts, PatternTexts, PlistTexts,
  QueryTexts, RecordTexts, ReferenceTexts,
  RescueTexts, RuleTexts, SavingTexts, ScreenTexts, ServerTexts,
  StorageTexts,
  TerminalTexts, TextFormatTexts, UsageTexts, ValueTexts, VocabularyTexts
{
  /// Its language.
  var language: Language { get }
}
