import Records
import Texts

extension RecordConflict {
  /// The side that has deleted it; nil where both have changed it.
  var deletingSide: DeletingSide? {
    if case .none = ours { return .here }
    if case .none = theirs { return .there }
    return nil
  }
}

extension [RecordConflict] {
  /// The side that has deleted all of them; nil where that differs, or both have changed some.
  var deletingSide: DeletingSide? {
    guard let side = first?.deletingSide else { return nil }
    return allSatisfy { $0.deletingSide == side } ? side : nil
  }
}
