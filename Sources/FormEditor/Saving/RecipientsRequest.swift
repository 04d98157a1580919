/// The save that goes on once it is known for whom the data are to be encrypted.
package struct RecipientsRequest: Hashable, Sendable {
  /// What the person has agreed to.
  let confirmation: SaveConfirmation
  /// Nil: the file that was opened.
  let savePath: String?
}
