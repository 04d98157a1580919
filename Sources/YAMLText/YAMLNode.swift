/// A node of a YAML stream: a collection, a scalar or an alias, with its position in the text.
package struct YAMLNode: Sendable {
  /// The kinds of nodes; an alias refers to another node.
  package enum Kind: UInt8, Sendable {
    case mapping, sequence, scalar, alias
  }

  /// How a node is written.
  package enum Style: UInt8, Sendable, CaseIterable {
    case plain, singleQuoted, doubleQuoted, literal, folded
    /// A scalar that isn't written at all: null.
    case empty
    case block, flow
    /// A mapping of one entry in a list in brackets, without its own: `[a: 1]`.
    case pair
  }

  package let kind: Kind
  package let style: Style
  /// Offset of the `-`, `?` or `:` before the node; nil for none.
  package var indicator: Int? { marker < 0 ? nil : Int(marker) }
  /// Offset of its anchor or tag, or of itself.
  package var start: Int { Int(first) }
  /// The node without anchor and tag; with quotes or brackets, and the header of a block scalar. A block collection
  /// begins with its first entry and ends with its last one.
  package var range: Range<Int> { Int(lower)..<Int(upper) }
  /// The node and everything in it, by number.
  package var end: Int { Int(last) }

  private let marker: Int32
  var first: UInt32
  var lower: UInt32
  var upper: UInt32
  var last: Int32
  /// Number of the anchor's name; -1 for none. For an alias the name that it refers to.
  let anchor: Int32
  /// Number of the tag; -1 for none.
  let tag: Int32
  /// Number of the scalar's text; -1 if it is written as it is.
  let text: Int32

  init(
    _ kind: Kind, _ style: Style, indicator: Int?, start: Int, range: Range<Int>, last: Int,
    anchor: Int?, tag: Int?, text: Int? = nil
  ) {
    self.kind = kind
    self.style = style
    marker = Int32(indicator ?? -1)
    first = UInt32(start)
    (lower, upper) = (UInt32(range.lowerBound), UInt32(range.upperBound))
    self.last = Int32(last)
    self.anchor = Int32(anchor ?? -1)
    self.tag = Int32(tag ?? -1)
    self.text = Int32(text ?? -1)
  }

  package var isCollection: Bool { kind == .mapping || kind == .sequence }
  package var isFlow: Bool { style == .flow || style == .pair }
  package var isBlockScalar: Bool { style == .literal || style == .folded }
  package var hasAnchor: Bool { anchor >= 0 && kind != .alias }
}
