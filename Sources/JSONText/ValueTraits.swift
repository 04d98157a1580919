/// A rough fingerprint for comparing two values: the hashes of their parts.
struct ValueTraits {
  private let kind: JSONKind
  private let parts: Set<Int>
  private let names: Set<Int>

  /// Limit of hashed parts: the first ones represent a long list.
  private static let mostParts = 64

  init(_ value: JSONValue) {
    kind = value.kind
    switch value {
    case .array(let elements):
      parts = Set(elements.prefix(Self.mostParts).map(\.hashValue))
      names = []
    case .object(let members):
      parts = Set(members.prefix(Self.mostParts).map(\.hashValue))
      names = Set(members.prefix(Self.mostParts).map { JSONValue.string($0.name).hashValue })
    case .null, .bool, .number, .string: (parts, names) = ([], [])
    }
  }

  /// From 0, not alike, to 1.
  func likeness(to other: ValueTraits) -> Double {
    guard kind == other.kind else { return 0.05 }
    guard kind == .array || kind == .object else { return 0.2 }
    return 0.25 + 0.6 * Self.share(parts, other.parts) + 0.15 * Self.share(names, other.names)
  }

  /// The share of common parts, from 0 to 1.
  func sharedParts(with other: ValueTraits) -> Double {
    kind == other.kind ? Self.share(parts, other.parts) : 0
  }

  private static func share(_ a: Set<Int>, _ b: Set<Int>) -> Double {
    a.isEmpty && b.isEmpty ? 0 : 2 * Double(a.intersection(b).count) / Double(a.count + b.count)
  }
}
