import SourceText

/// A property list value with its position in the file.
package struct PlistNode: Sendable {
  package var content: PlistContent
  /// Position of the value. Binary property lists have no lines: line 1, column = byte offset
  /// + 1.
  package var position: SourcePosition
  /// The bytes of the value in the UTF-8 text of an XML or OpenStep property list; nil in binary ones.
  package var element: Range<Int>?
  /// The bytes between its tags or brackets; empty and at the end of `element` for an element with one tag.
  package var inside: Range<Int>?

  package init(
    content: PlistContent, position: SourcePosition, element: Range<Int>? = nil,
    inside: Range<Int>? = nil
  ) {
    self.content = content
    self.position = position
    self.element = element
    self.inside = inside
  }
}

/// The contents of a property list value.
package indirect enum PlistContent: Sendable {
  case string(String)
  case integer(Int64)
  /// An integer beyond Int64, as its decimal text.
  case bigInteger(String)
  case real(Double)
  case bool(Bool)
  /// A date as ISO 8601 text, as written in XML.
  case date(String)
  case data([UInt8])
  case array([PlistNode])
  /// Entries in file order; duplicate keys are reported by the decoder.
  case dictionary([PlistEntry])
  case uid(UInt64)
}

extension PlistContent {
  var isContainer: Bool {
    switch self {
    case .array, .dictionary: true
    default: false
    }
  }
}

/// A key of a dictionary with its value.
package struct PlistEntry: Sendable {
  /// Key as written, without quotes.
  package var key: String
  package var keyPosition: SourcePosition
  /// The bytes of the key with its tags or quotes; nil in binary property lists.
  package var keyElement: Range<Int>?
  package var value: PlistNode

  package init(
    key: String, keyPosition: SourcePosition, keyElement: Range<Int>? = nil, value: PlistNode
  ) {
    self.key = key
    self.keyPosition = keyPosition
    self.keyElement = keyElement
    self.value = value
  }
}
