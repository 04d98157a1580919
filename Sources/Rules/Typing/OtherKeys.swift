import JSONText
import Records

/// The keys of the other members of a map.
struct OtherKeys {
  private let steps: RecordSteps
  private let own: String

  /// Nil outside of a map.
  init?(_ context: RecordContext) {
    guard let steps = context.map, let own = context.item?.key else { return nil }
    (self.steps, self.own) = (steps, own)
  }

  /// O(members).
  func contains(_ key: String) -> Bool {
    !key.utf8.elementsEqual(own.utf8) && steps.record(at: .member(key)) != nil
  }
}
