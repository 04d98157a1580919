import JSONText
import Rules

/// The problems inside of long values: found in the background, since no key is to wait for
/// a hundred thousand items.
///
/// A class, since it is asked while lines are made. Its contents can be found again.
final class LongValues {
  /// The problem found in a value, if any; valid for these very bytes.
  struct Verdict: Sendable {
    let value: JSONSlice
    let failure: ValidationFailure?
  }

  /// Number of the form; results of another form are not valid.
  let formNumber: Int
  private var verdicts: [Location: Verdict] = [:]
  private var waiting: [Location: JSONSlice] = [:]
  private var isJudging = false
  /// Maximum number of results: more than any window has rows.
  private static let limit = 512

  init(formNumber: Int = 0) { self.formNumber = formNumber }

  /// The problem inside of a row's value; while that is not known, the problem before the
  /// value was edited, except inside of lists.
  func failure(at location: Location, in value: JSONSlice) -> ValidationFailure? {
    let known = verdicts[location]
    if let known, known.value.isSame(as: value) { return known.failure }
    waiting[location] = value
    // An index in a list may be that of another item by now.
    return location.path.contains(where: \.isIndex) ? nil : known?.failure
  }

  /// Hands over what is to be judged; nothing while that goes on.
  func begin() -> [Location: JSONSlice] {
    guard !isJudging, !waiting.isEmpty else { return [:] }
    isJudging = true
    defer { waiting = [:] }
    return waiting
  }

  func adopt(_ found: [Location: Verdict]) {
    isJudging = false
    if verdicts.count + found.count > Self.limit { verdicts = [:] }
    verdicts.merge(found) { $1 }
  }
}

extension JSONStep {
  var isIndex: Bool { if case .index = self { true } else { false } }
}
