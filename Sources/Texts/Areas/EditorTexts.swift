/// Texts of the screen, by subject. Keys are parameters, named as in the key map.
package protocol EditorTexts: EditingTexts, FileTexts, JobTexts, KeyTexts, OpeningTexts, PageTexts,
  PanelTexts, MergingTexts, RecordTexts, RescueTexts, SavingTexts, ScreenTexts
{}
