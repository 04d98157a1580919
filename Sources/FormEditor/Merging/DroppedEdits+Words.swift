import Records
import Texts

extension DroppedEdits {
  /// What is said of them; nothing where there are none.
  func words(_ texts: any Texts) -> [String] {
    self == DroppedEdits() ? [] : [texts.dropped(moves: moves, deletions: deletions)]
  }
}
