/// Kinds of stored values, as far as rules distinguish them.
package struct StoredKinds: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Texts that are not empty.
  package static let texts = StoredKinds(rawValue: 1)
  package static let numbers = StoredKinds(rawValue: 2)
  package static let bools = StoredKinds(rawValue: 4)
  /// Lists and objects.
  package static let containers = StoredKinds(rawValue: 8)
  /// Every value but what counts as missing.
  package static let all: StoredKinds = [.texts, .numbers, .bools, .containers]
}
