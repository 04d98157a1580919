import Records
import Texts

extension DroppedEdits {
  /// The messages about dropped edits; empty where there are none.
  func words(_ texts: Texts) -> [String] {
    self == DroppedEdits() ? [] : [texts.dropped(moves: moves, deletions: deletions)]
  }
}
