/// A text that equals another one only if their bytes do, as a key of dictionaries and sets.
///
/// `String` takes texts in different Unicode forms for the same: `é` is equal to `e` and U+0301. In data they are two
/// names: two members of an object, two columns, two files.
package struct ExactText: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The text itself.
  package let text: String

  package init(_ text: String) { self.text = text }

  /// The text itself.
  package var description: String { text }

  package static func == (a: Self, b: Self) -> Bool { a.text.hasSameBytes(as: b.text) }

  /// In the order of their bytes.
  package static func < (a: Self, b: Self) -> Bool {
    a.text.utf8.lexicographicallyPrecedes(b.text.utf8)
  }

  package func hash(into hasher: inout Hasher) {
    var text = text
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}

extension StringProtocol {
  /// Whether both texts have the same bytes in UTF-8: names of data are compared so. `==` ignores how letters are composed.
  @inline(__always)
  package func hasSameBytes(as other: some StringProtocol) -> Bool {
    utf8.elementsEqual(other.utf8)
  }
}

extension Collection where Element == String {
  /// Whether one of the texts has the same bytes as `text`.
  package func containsBytes(of text: String) -> Bool { firstIndex(ofBytes: text) != nil }

  /// The place of the first text that has the same bytes as `text`.
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

  /// The value of a name.
  package subscript(name: String) -> Value? {
    get { self[ExactText(name)] }
    set { self[ExactText(name)] = newValue }
    _modify { yield &self[ExactText(name)] }
  }

  /// The value of a name, or another one where it has none.
  package subscript(name: String, default value: @autoclosure () -> Value) -> Value {
    get { self[ExactText(name), default: value()] }
    _modify { yield &self[ExactText(name), default: value()] }
  }

  /// Removes a name and returns the value that it had.
  @discardableResult
  package mutating func removeValue(forKey name: String) -> Value? {
    removeValue(forKey: ExactText(name))
  }

  /// Sets the value of a name and returns the one that it had.
  @discardableResult
  package mutating func updateValue(_ value: Value, forKey name: String) -> Value? {
    updateValue(value, forKey: ExactText(name))
  }
}

extension Dictionary where Key == ExactText? {
  /// The value of a name, or of nothing.
  package subscript(name: String?) -> Value? {
    get { self[name.map(ExactText.init)] }
    set { self[name.map(ExactText.init)] = newValue }
  }

  /// The value of a name, or of nothing; another one where there is none.
  package subscript(name: String?, default value: @autoclosure () -> Value) -> Value {
    get { self[name.map(ExactText.init), default: value()] }
    _modify { yield &self[name.map(ExactText.init), default: value()] }
  }
}

extension Set where Element == ExactText {
  /// The names of a sequence.
  package init(names: some Sequence<String>) { self.init(names.lazy.map(ExactText.init)) }

  /// Whether a name is in it.
  package func contains(_ name: String) -> Bool { contains(ExactText(name)) }

  /// Adds a name, and reports whether it was not in it before.
  @discardableResult
  package mutating func insert(_ name: String) -> (inserted: Bool, memberAfterInsert: ExactText) {
    insert(ExactText(name))
  }
}
