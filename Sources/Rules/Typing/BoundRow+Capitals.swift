extension BoundRow {
  /// A text that a person gives as a whole, with the capitals that typing it would have; secrets and choices as they are.
  package func capitalized(_ text: String) -> String {
    state.disclosure.isSecret || row.offersChoices ? text : row.capitalization.applied(to: text)
  }
}
