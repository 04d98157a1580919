import JSONText
import Rules

/// What is wrong inside of long values: found in the background, since no key is to wait for a hundred thousand items.
///
/// Asked while lines are made, so a class. What it holds can be found again.
final class LongValues {
  /// What was found in a value; it counts for these very bytes.
  struct Verdict: Sendable {
    let value: JSONSlice
    /// Nil where nothing is wrong.
    let failure: ValidationFailure?
  }

  /// What was judged by another form counts for nothing.
  let formNumber: Int
  private var verdicts: [Location: Verdict] = [:]
  /// The values that were asked for and are not judged yet.
  private var waiting: [Location: JSONSlice] = [:]
  /// Whether values are being judged.
  private var isJudging = false
  /// More rows than any window shows.
  private static let limit = 512

  init(formNumber: Int = 0) { self.formNumber = formNumber }

  /// What is wrong inside of a row's value; while that is not known, what was wrong before it was edited.
  func failure(at location: Location, in value: JSONSlice) -> ValidationFailure? {
    let known = verdicts[location]
    if let known, known.value.isSame(as: value) { return known.failure }
    waiting[location] = value
    // A place in a list may be that of another item by now.
    return location.path.contains(where: \.isIndex) ? nil : known?.failure
  }

  /// Hands over what is to be judged; nothing while that goes on.
  func begin() -> [Location: JSONSlice] {
    guard !isJudging, !waiting.isEmpty else { return [:] }
    isJudging = true
    defer { waiting = [:] }
    return waiting
  }

  /// Takes what was found.
  func take(_ found: [Location: Verdict]) {
    isJudging = false
    if verdicts.count + found.count > Self.limit { verdicts = [:] }
    verdicts.merge(found) { $1 }
  }
}

extension JSONStep {
  /// Whether it leads to an item of a list.
  var isIndex: Bool { if case .index = self { true } else { false } }
}
