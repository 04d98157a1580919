/// Edits of an object whose members are items.
extension RecordEditor {
  /// The record with another name of the member whose name is at a path; nil where it has that name. Only the name's bytes
  /// change.
  func renaming(
    _ name: JSONSlice, at path: [JSONStep], to value: JSONValue
  ) throws(JSONEditError) -> JSONSlice? {
    guard case .string(let new) = value else {
      throw .blocked(depth: path.count, by: value.kind)
    }
    guard name.value != value, let object = record.lookup(Array(path.dropLast(2))).slice else {
      return nil
    }
    let container = JSONContainer(object)
    guard container.indices(of: .member(new)).isEmpty else { throw .duplicateName(new) }
    let written = JSONSlice(writing: value, escapingNonASCII: escapesNonASCII)
    return replacing(name.range, with: Array(written.bytes), in: container)
  }

  /// The record with the members of the object at a path in another order: `indices` are their present ones. Each takes the
  /// place of another, so that what is between them stays.
  package func ordering(membersAt path: [JSONStep], _ indices: [Int]) -> JSONSlice {
    guard let object = record.lookup(path).slice else { return record }
    let container = JSONContainer(object)
    guard let first = container.items.first, let last = container.items.last,
      indices.count == container.items.count
    else { return record }
    var bytes: [UInt8] = []
    for (place, index) in indices.enumerated() {
      let item = container.items[index]
      bytes += container.bytes[item.start..<item.value.upperBound]
      if place + 1 < indices.count { bytes += container.bytes[container.gap(after: place)] }
    }
    return replacing(first.start..<last.value.upperBound, with: bytes, in: container)
  }
}
