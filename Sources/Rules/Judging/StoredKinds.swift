import JSONText

/// Kinds of stored values, as far as rules distinguish them.
package struct StoredKinds: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Texts that are not empty.
  package static let texts = StoredKinds(rawValue: 1)
  package static let numbers = StoredKinds(rawValue: 2)
  package static let bools = StoredKinds(rawValue: 4)
  package static let lists = StoredKinds(rawValue: 8)
  package static let objects = StoredKinds(rawValue: 16)
  package static let null = StoredKinds(rawValue: 32)
  package static let containers: StoredKinds = [.lists, .objects]
  /// Every value but what counts as missing.
  package static let all: StoredKinds = [.texts, .numbers, .bools, .containers]
  package static let any: StoredKinds = [.all, .null]

  init(_ kind: JSONKind) {
    self =
      switch kind {
      case .string: .texts
      case .number: .numbers
      case .bool: .bools
      case .array: .lists
      case .object: .objects
      case .null: .null
      }
  }
}
