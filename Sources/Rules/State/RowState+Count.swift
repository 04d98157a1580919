import Texts

extension RowState {
  /// Why a list must not come to have so many items; nil where it may.
  package func refusal(ofItemCount count: Int, in texts: Texts) -> String? {
    guard limits.itemCount?.contains(count) == false else { return nil }
    return row.countFailure(count, isSaid: false, texts).message
  }
}
