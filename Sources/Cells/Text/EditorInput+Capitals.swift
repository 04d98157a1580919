import Forms
import Rules
import Screen

extension EditorInput {
  /// Applies a row's capitalization to a typed letter; pastes and secrets are unchanged.
  func capitalized(in state: RowState, _ buffer: TextBuffer) -> EditorInput {
    guard state.row.capitalization != .none, !state.disclosure.isSecret, case .key(let key) = self,
      case .character(let character) = key.key, key.modifiers.isEmpty
    else { return self }
    let previous = buffer.cursor > 0 ? buffer.clusters[buffer.cursor - 1] : nil
    return .key(
      KeyPress(.character(state.row.capitalization.applied(to: character, after: previous))))
  }
}
