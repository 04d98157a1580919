/// The unit of `height`.
package enum HeightUnit: String, CaseIterable, Sendable {
  case lines, points

  /// The height of a usual row on a phone.
  package static let pointsPerLine = 44
}
