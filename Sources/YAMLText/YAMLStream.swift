import SourceText

/// The nodes of a YAML text, each before what is in it; a mapping has a key and a value for each entry.
package struct YAMLStream: Sendable {
  /// A document, with the number of its node; nil for an empty one.
  package struct Document: Sendable {
    package let root: Int?
    /// Where its contents begin: after the marker `---`, if it has one.
    package let start: Int
  }

  package let buffer: ByteBuffer
  package internal(set) var nodes: [YAMLNode] = []
  package internal(set) var documents: [Document] = []
  /// Texts of scalars that are not written as they are.
  var texts: [String] = []
  var tags: [String] = []
  var anchors: [String] = []
  /// The node that each alias refers to, by number.
  var targets: [Int: Int] = [:]

  init(_ buffer: ByteBuffer) { self.buffer = buffer }

  package var bytes: UnsafeRawBufferPointer { buffer.bytes }

  package subscript(number: Int) -> YAMLNode { nodes[number] }

  /// The text of a scalar.
  package func text(of number: Int) -> String {
    let node = nodes[number]
    if node.text >= 0 { return texts[Int(node.text)] }
    return String(decoding: bytes[node.range], as: UTF8.self)
  }

  /// The tag with its prefix, such as `tag:yaml.org,2002:str` or `!secret`; nil for none.
  package func tag(of number: Int) -> String? {
    let tag = nodes[number].tag
    return tag < 0 ? nil : tags[Int(tag)]
  }

  /// The anchor's name, or that which an alias refers to.
  package func anchor(of number: Int) -> String? {
    let anchor = nodes[number].anchor
    return anchor < 0 ? nil : anchors[Int(anchor)]
  }

  /// The node that an alias refers to.
  package func target(of alias: Int) -> Int? { targets[alias] }

  /// Number of aliases of each node that has some.
  package var aliasCounts: [Int: Int] {
    targets.values.reduce(into: [:]) { $0[$1, default: 0] += 1 }
  }

  package var hasAliases: Bool { !targets.isEmpty }

  /// The nodes directly in a collection; for a mapping keys and values in turn.
  package func children(of number: Int) -> [Int] {
    var children: [Int] = []
    var next = number + 1
    while next < nodes[number].end {
      children.append(next)
      next = nodes[next].end
    }
    return children
  }

  /// The type and value of a scalar by the core schema and its tag.
  package func value(of number: Int) -> YAMLScalar {
    let node = nodes[number]
    if node.style == .empty, node.tag < 0 { return .null }
    return YAMLScalar(
      text(of: number), isPlain: node.style == .plain || node.style == .empty, tag: tag(of: number))
  }
}
