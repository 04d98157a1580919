import JSONText

extension JSONMerge {
  /// The changes made on theirs.
  func result(on theirs: String) throws -> JSONSlice {
    var value = try JSONSlice(parsing: theirs).value
    for (path, new) in changes { value = value.setting(new, at: path[...]) ?? .null }
    return JSONSlice(writing: value)
  }
}

extension JSONValue {
  /// The value with another one at a path; nil for nothing.
  fileprivate func setting(_ value: JSONValue?, at path: ArraySlice<JSONStep>) -> JSONValue? {
    guard let step = path.first else { return value }
    switch (self, step) {
    case (.array(var elements), .index(let index)):
      elements[index] = elements[index].setting(value, at: path.dropFirst()) ?? .null
      return .array(elements)
    case (.object(var members), _):
      guard let position = members.firstIndex(where: { JSONStep.member($0.name) == step }) else {
        return .object(members + (value.map { [JSONMember(name: step.name, value: $0)] } ?? []))
      }
      if let new = members[position].value.setting(value, at: path.dropFirst()) {
        members[position].value = new
      } else {
        members.remove(at: position)
      }
      return .object(members)
    default: return value
    }
  }
}
