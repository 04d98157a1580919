import Screen
import Texts

/// C-x C-e, the keys that shells open `$EDITOR` with.
struct ExternalEditorChord: Hashable, Sendable {
  private var isBegun = false

  /// The answer to the keys of the chord; nil for a key that is none of it.
  mutating func handle(_ key: KeyPress, refusal: Sentence?) -> EditorResponse? {
    let completes = isBegun
    isBegun = !completes && key == FieldKeys.externalEditor.first
    if isBegun { return .handled }
    guard completes, key == FieldKeys.externalEditor.last else { return nil }
    return refusal.map(EditorResponse.refused) ?? .openExternalEditor
  }
}
