extension JSONSlice {
  /// Members in file order, duplicates too; empty for other kinds.
  package var members: some Sequence<(name: String, value: JSONSlice)> {
    items(of: .object).map { item in
      (JSONString.decode(buffer.bytes, item.name ?? 0..<0), slice(item.value))
    }
  }

  /// Elements of an array; empty for other kinds.
  package var elements: some Sequence<JSONSlice> {
    items(of: .array).map { slice($0.value) }
  }

  /// Calls `body` with each element of an array as long as it returns true; with none of other kinds.
  ///
  /// A long list that is left early costs no more than the elements passed on.
  package func forEachElement(while body: (JSONSlice) -> Bool) {
    guard kind == .array else { return }
    for item in JSONItems(buffer.bytes, range) where !body(slice(item.value)) { return }
  }

  /// Number of elements of an array; 0 for other kinds. O(bytes).
  package var elementCount: Int {
    kind == .array ? JSONItems(buffer.bytes, range).reduce(0) { count, _ in count + 1 } : 0
  }

  private func items(of kind: JSONKind) -> [JSONItems.Item] {
    self.kind == kind ? Array(JSONItems(buffer.bytes, range)) : []
  }

  private func slice(_ range: Range<Int>) -> JSONSlice { JSONSlice(buffer: buffer, range: range) }
}

extension JSONSlice {
  /// At most `limit` elements of an array; the rest is not read.
  package func firstElements(_ limit: Int) -> [JSONSlice] {
    guard kind == .array else { return [] }
    return JSONItems(buffer.bytes, range).prefix(limit).map {
      JSONSlice(buffer: buffer, range: $0.value)
    }
  }
}
