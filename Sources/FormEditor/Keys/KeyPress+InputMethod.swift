import Screen
import Values

extension KeyPress {
  /// The key of the keyboard on which an input method types another character: `？` is `?`, and `《` is `<`; other keys as they
  /// are. Outside of fields a key is a command, whatever an input method makes of it.
  var withoutInputMethod: KeyPress {
    guard case .character(let character) = key else { return self }
    return KeyPress(.character(Self.commands[character] ?? character.halfWidth), modifiers)
  }

  /// Characters that Chinese input methods type for keys of ASCII, apart from the forms of
  /// full width.
  private static let commands: [Character: Character] = [
    "、": "/", "《": "<", "》": ">", "【": "[", "】": "]", "「": "[", "」": "]", "·": "`", "￥": "$",
    "…": "^", "—": "_", "“": "\"", "”": "\"", "‘": "'", "’": "'", "　": " ",
  ]
}
