import SourceText

/// By what the elements of a list are known: the first member of the objects in it, such as a name, where each has another
/// text or number there, and some have more than that.
struct ElementKeys {
  private let name: String

  /// Nil where the elements are not known by a member. O(bytes).
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

  /// What an element is known by; nil where it has nothing there.
  func key(of element: JSONSlice) -> JSONValue? {
    guard let value = element.members.first(where: { $0.name.hasSameBytes(as: name) })?.value else {
      return nil
    }
    return value.kind == .string || value.kind == .number ? value.value : nil
  }

  /// The rest of an element; nil where there is none.
  func rest(of element: JSONSlice) -> JSONValue? {
    guard case .object(let members) = element.value else { return nil }
    let rest = members.filter { !$0.name.hasSameBytes(as: name) }
    return rest.isEmpty ? nil : .object(rest)
  }

  /// The places of the keys that are there once.
  static func uniquePlaces(of keys: [JSONValue?]) -> [JSONValue: Int] {
    var places: [JSONValue: Int] = [:]
    var repeated: Set<JSONValue> = []
    for (place, key) in keys.enumerated() {
      guard let key, places.updateValue(place, forKey: key) != nil else { continue }
      repeated.insert(key)
    }
    for key in repeated { places[key] = nil }
    return places
  }
}
