import SourceText

/// Keys of a list's elements: the first member, such as a name, that has a distinct text or number in each object, of
/// which some have further members.
struct ElementKeys {
  private let name: String

  /// Nil if no member identifies the elements. O(bytes).
  init?(of elements: [JSONSlice]) {
    guard let first = elements.first?.members.first(where: { _ in true }) else { return nil }
    name = first.name
    var known: Set<JSONValue> = []
    for element in elements {
      guard let key = key(of: element), known.insert(key).inserted else { return nil }
    }
    // What is nothing but its key is known by all that it is, like a plain value.
    guard elements.contains(where: { $0.members.dropFirst().first(where: { _ in true }) != nil })
    else { return nil }
  }

  func key(of element: JSONSlice) -> JSONValue? {
    guard let value = element.members.first(where: { $0.name.hasSameBytes(as: name) })?.value else {
      return nil
    }
    return value.kind == .string || value.kind == .number ? value.value : nil
  }

  /// An element without its key; nil if nothing remains.
  func rest(of element: JSONSlice) -> JSONValue? {
    guard case .object(let members) = element.value else { return nil }
    let rest = members.filter { !$0.name.hasSameBytes(as: name) }
    return rest.isEmpty ? nil : .object(rest)
  }

  static func uniqueIndices(of keys: [JSONValue?]) -> [JSONValue: Int] {
    var indices: [JSONValue: Int] = [:]
    var repeated: Set<JSONValue> = []
    for (index, key) in keys.enumerated() {
      guard let key, indices.updateValue(index, forKey: key) != nil else { continue }
      repeated.insert(key)
    }
    for key in repeated { indices[key] = nil }
    return indices
  }
}
