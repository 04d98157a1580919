/// All that the program says to a person, in one language.
///
/// The sentences of an area extend its protocol, each in English: `say` looks for its translation. Parameters are what
/// goes into the sentence as it is: names, numbers, values that are already formatted.
package protocol Texts: AdviceTexts, AgeTexts, CellTexts, ChoiceTexts, CommandTexts, CommonTexts,
  DatabaseTexts, DiagnosticTexts, DocumentTexts, EditorTexts, ExpressionTexts, FindingTexts,
  FormatTexts, HelpTexts, InferenceTexts, JSONTexts, JournalTexts, LinePromptTexts, LintTexts,
  ManualTexts,
  PatternTexts, PlistTexts, QueryTexts, ReferenceTexts, RuleTexts, ServerTexts, StorageTexts,
  TerminalTexts, TextFormatTexts, UsageTexts, ValueTexts, VocabularyTexts
{}
