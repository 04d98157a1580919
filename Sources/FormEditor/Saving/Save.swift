/// The way on after a save.
package enum AfterSave: Hashable, Sendable { case stay, quit }

/// A save that is asked for.
struct Save: Equatable, Sendable {
  /// The confirmations that the user has given so far.
  var confirmation: SaveConfirmation = []
  /// The name to save under; nil for that of the file.
  var path: String?
  var next = AfterSave.stay

  /// The save once something more is confirmed.
  func confirming(_ more: SaveConfirmation) -> Save {
    Save(confirmation: confirmation.union(more), path: path, next: next)
  }
}
