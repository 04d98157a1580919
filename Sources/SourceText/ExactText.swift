/// A text that equals another one only if their bytes do, as a key of dictionaries and sets.
///
/// `String` treats different Unicode forms of a text as equal: `é` equals `e` with U+0301. In data they are two
/// names: two members of an object, two columns, two files.
package struct ExactText: Hashable, Comparable, Sendable, CustomStringConvertible {
  package let text: String

  package init(_ text: String) { self.text = text }

  package var description: String { text }

  package static func == (a: Self, b: Self) -> Bool { a.text.hasSameBytes(as: b.text) }

  /// Orders by bytes.
  package static func < (a: Self, b: Self) -> Bool {
    a.text.utf8.lexicographicallyPrecedes(b.text.utf8)
  }

  package func hash(into hasher: inout Hasher) {
    var text = text
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}

extension StringProtocol {
  /// True if both texts have the same bytes in UTF-8, the comparison for names of data. `==` ignores the composition
  /// of letters.
  @inline(__always)
  package func hasSameBytes(as other: some StringProtocol) -> Bool {
    utf8.elementsEqual(other.utf8)
  }
}

extension String {
  /// Compares whole texts, most of which have all their bytes in one piece: byte by byte, by way of protocols, takes
  /// several times as long.
  package func hasSameBytes(as other: String) -> Bool {
    guard utf8.count == other.utf8.count else { return false }
    let isSame = utf8.withContiguousStorageIfAvailable { mine in
      other.utf8.withContiguousStorageIfAvailable { theirs in
        UnsafeRawBufferPointer(mine).isSame(as: UnsafeRawBufferPointer(theirs))
      }
    }
    return isSame.flatMap(\.self) ?? utf8.elementsEqual(other.utf8)
  }
}

extension Collection where Element == String {
  /// True if one of the texts has the same bytes as `text`.
  package func containsBytes(of text: String) -> Bool { firstIndex(ofBytes: text) != nil }

  /// The index of the first text that has the same bytes as `text`.
  package func firstIndex(ofBytes text: String) -> Index? {
    firstIndex { $0.hasSameBytes(as: text) }
  }
}

extension Dictionary where Key == ExactText {
  /// Pairs of a name and a value; `combine` decides between values of one name.
  package init(
    names pairs: some Sequence<(String, Value)>, uniquingKeysWith combine: (Value, Value) -> Value
  ) {
    self.init(pairs.lazy.map { (ExactText($0), $1) }, uniquingKeysWith: combine)
  }

  package subscript(name: String) -> Value? {
    get { self[ExactText(name)] }
    set { self[ExactText(name)] = newValue }
    _modify { yield &self[ExactText(name)] }
  }

  /// The value of a name, or a default.
  package subscript(name: String, default value: @autoclosure () -> Value) -> Value {
    get { self[ExactText(name), default: value()] }
    _modify { yield &self[ExactText(name), default: value()] }
  }

  /// Removes a name and returns its value.
  @discardableResult
  package mutating func removeValue(forKey name: String) -> Value? {
    removeValue(forKey: ExactText(name))
  }

  /// Sets the value of a name and returns the previous one.
  @discardableResult
  package mutating func updateValue(_ value: Value, forKey name: String) -> Value? {
    updateValue(value, forKey: ExactText(name))
  }
}

extension Dictionary where Key == ExactText? {
  /// The value of a name; nil without one.
  package subscript(name: String?) -> Value? {
    get { self[name.map(ExactText.init)] }
    set { self[name.map(ExactText.init)] = newValue }
  }

  /// The value of a name; the default without one.
  package subscript(name: String?, default value: @autoclosure () -> Value) -> Value {
    get { self[name.map(ExactText.init), default: value()] }
    _modify { yield &self[name.map(ExactText.init), default: value()] }
  }
}

extension Set where Element == ExactText {
  package init(names: some Sequence<String>) { self.init(names.lazy.map(ExactText.init)) }

  /// True if a name is in the set.
  package func contains(_ name: String) -> Bool { contains(ExactText(name)) }

  /// Adds a name, and reports if it is new.
  @discardableResult
  package mutating func insert(_ name: String) -> (inserted: Bool, memberAfterInsert: ExactText) {
    insert(ExactText(name))
  }
}
