import Screen
import Texts

/// C-x C-e, the keys that open `$EDITOR` in shells.
struct ExternalEditorChord: Hashable, Sendable {
  private(set) var isBegun = false

  /// The key that completes the chord, once it was begun; nil for the editor's own keys.
  var hint: [KeyHint]? {
    isBegun ? [KeyHint(Array(FieldKeys.externalEditor.dropFirst())) { $0.editorWord }] : nil
  }

  /// The answer to the keys of the chord; nil for any other key.
  mutating func handle(_ key: KeyPress, refusal: Sentence?) -> EditorResponse? {
    let completes = isBegun
    isBegun = !completes && key == FieldKeys.externalEditor.first
    if isBegun { return .handled }
    guard completes, key == FieldKeys.externalEditor.last else { return nil }
    return refusal.map(EditorResponse.refused) ?? .openExternalEditor
  }
}
