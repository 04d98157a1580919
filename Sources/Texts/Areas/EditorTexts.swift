/// What the screen says, by subject. Keys are parameters, as the key map names them.
package protocol EditorTexts: EditingTexts, FileTexts, JobTexts, KeyTexts, OpeningTexts, PageTexts,
  PanelTexts, MergingTexts, RecordTexts, RescueTexts, SavingTexts, ScreenTexts
{}
