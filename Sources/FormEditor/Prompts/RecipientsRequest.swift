/// The save that goes on once it is known for whom the data are to be encrypted.
package struct RecipientsRequest: Equatable, Sendable {
  /// What is carried out then.
  let answer: Prompt.Meaning
  /// Whether it is written under another name.
  let isElsewhere: Bool
}
