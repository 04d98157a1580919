import JSONText
import Testing

/// Three versions of a value, what they become when they are merged, and the paths of conflicts.
struct MergeCase: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let base: String
  let ours: String
  let theirs: String
  let result: String
  let conflicts: [String]

  init(
    _ description: String? = nil, base: String, ours: String, theirs: String, result: String,
    conflicts: [String] = []
  ) {
    testDescription = description ?? "\(base) → \(ours) and \(theirs)"
    (self.base, self.ours, self.theirs) = (base, ours, theirs)
    (self.result, self.conflicts) = (result, conflicts)
  }

  /// Merges the versions.
  func check() throws {
    let merge = JSONMerge(
      base: try JSONSlice(parsing: base), ours: try JSONSlice(parsing: ours),
      theirs: try JSONSlice(parsing: theirs))
    let made = try merge.result(on: theirs)
    #expect(made.isEquivalent(to: try JSONSlice(parsing: result)), "\(made.text)")
    #expect(merge.conflicts.map { $0.path.map(\.name).joined(separator: ".") } == conflicts)
  }
}
