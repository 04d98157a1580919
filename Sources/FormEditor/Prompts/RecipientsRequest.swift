/// The save that goes on once it is known for whom the data are to be encrypted.
package struct RecipientsRequest: Equatable, Sendable {
  let answer: Prompt.Meaning
  /// True where the data are saved under another name.
  let isElsewhere: Bool
}
