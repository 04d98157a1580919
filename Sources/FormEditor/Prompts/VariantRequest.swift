/// A variant that the value of a row is to have.
struct VariantRequest: Equatable, Sendable {
  /// The treatment of members that the variant doesn't have.
  enum Loss: Sendable {
    case askedAbout, accepted
  }

  let location: Location
  /// Number of the variant among those of the row.
  let index: Int
  var loss = Loss.askedAbout
}
