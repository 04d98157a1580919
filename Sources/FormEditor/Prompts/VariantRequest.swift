/// A variant that the value of a row is to have.
struct VariantRequest: Equatable, Sendable {
  let location: Location
  /// Number of the variant among those of the row.
  let index: Int
  /// True if the person knows what is lost.
  var isConfirmed = false
}
