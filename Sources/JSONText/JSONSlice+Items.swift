extension JSONSlice {
  /// The object's members in the order they stand, duplicates too; empty for other kinds.
  package var members: some Sequence<(name: String, value: JSONSlice)> {
    items(of: .object).map { item in
      (JSONString.decode(buffer.bytes, item.name ?? 0..<0), slice(item.value))
    }
  }

  /// The array's elements; empty for other kinds.
  package var elements: some Sequence<JSONSlice> {
    items(of: .array).map { slice($0.value) }
  }

  /// Hands the array's elements over, one after the other, as long as `body` returns true; none of other kinds.
  ///
  /// A long list that is left early costs no more than what was handed over.
  package func forEachElement(while body: (JSONSlice) -> Bool) {
    guard kind == .array else { return }
    for item in JSONItems(buffer.bytes, range) where !body(slice(item.value)) { return }
  }

  /// How many elements the array has; 0 for other kinds. O(bytes).
  package var elementCount: Int {
    kind == .array ? JSONItems(buffer.bytes, range).reduce(0) { count, _ in count + 1 } : 0
  }

  private func items(of kind: JSONKind) -> [JSONItems.Item] {
    self.kind == kind ? Array(JSONItems(buffer.bytes, range)) : []
  }

  private func slice(_ range: Range<Int>) -> JSONSlice { JSONSlice(buffer: buffer, range: range) }
}

extension JSONSlice {
  /// The first elements of an array, at most so many; what follows is not looked at.
  package func firstElements(_ limit: Int) -> [JSONSlice] {
    guard kind == .array else { return [] }
    return JSONItems(buffer.bytes, range).prefix(limit).map {
      JSONSlice(buffer: buffer, range: $0.value)
    }
  }
}
