import JSONText
import Records
import SourceText
import Texts
import YAMLText

/// The values of a YAML stream as JSON: aliases with the values that they refer to, and merge keys with the members
/// that they bring. Several documents are a list; empty ones are not in it.
struct YAMLProjection {
  let stream: YAMLStream
  private(set) var values = DocumentValues()
  private(set) var nodes: [YAMLValue] = []
  private var depth = 0
  private var merges = 0
  private static let mostMerges = 1_000_000
  /// The value whose copies are being added.
  private var copied: Int?

  init(_ stream: YAMLStream) throws(YAMLSyntaxError) {
    self.stream = stream
    let roots = stream.documents.compactMap(\.root)
    switch roots.count {
    case 0: addContainer(.dictionary)
    case 1: try add(roots[0], key: nil)
    default:
      nodes.append(YAMLValue(node: nil, key: nil, copied: nil))
      values.begin(.array)
      for root in roots { try add(root, key: nil) }
      values.end()
    }
  }

  /// True for several documents.
  var isList: Bool { stream.documents.count { $0.root != nil } > 1 }

  private mutating func addContainer(_ kind: DocumentValues.Kind) {
    nodes.append(YAMLValue(node: nil, key: nil, copied: nil))
    values.begin(kind)
    values.end()
  }

  /// Adds a node and what is in it.
  private mutating func add(
    _ node: Int, key: Int?, isInherited: Bool = false
  ) throws(YAMLSyntaxError) {
    let number = nodes.count
    nodes.append(
      YAMLValue(
        node: node, key: key, copied: isInherited ? copied ?? number : copied,
        isInherited: isInherited && copied == nil))
    let name = key.map(name)
    let outer = copied
    if isInherited, copied == nil { copied = number }
    defer { copied = outer }
    guard values.json.count < Self.most(stream) else {
      throw stream.error(node) { $0.yamlMultiplies }
    }
    guard let target = stream.target(of: node) else {
      return try addContents(of: node, name: name)
    }
    guard node >= stream[target].end else {
      let anchor = stream.anchor(of: node) ?? ""
      throw stream.error(node) { $0.yamlRefersToItself(anchor) }
    }
    if copied == nil { copied = number }
    try addContents(of: target, name: name)
  }

  /// The size of JSON beyond which aliases are not followed.
  private static func most(_ stream: YAMLStream) -> Int { stream.buffer.count * 16 + 1 << 26 }

  private mutating func addContents(of node: Int, name: String?) throws(YAMLSyntaxError) {
    guard stream[node].isCollection else {
      let (type, value) = Self.single(stream.value(of: node))
      return values.add(value, as: type, key: name)
    }
    depth += 1
    defer { depth -= 1 }
    guard depth <= YAMLReader.mostNested else {
      throw stream.error(node) { $0.yamlIsTooDeep(YAMLReader.mostNested) }
    }
    let isMapping = stream[node].kind == .mapping
    values.begin(isMapping ? .dictionary : .array, key: name)
    if isMapping { try addMembers(of: node) } else { try addItems(of: node) }
    values.end()
  }

  private mutating func addItems(of node: Int) throws(YAMLSyntaxError) {
    for child in stream.children(of: node) { try add(child, key: nil) }
  }

  // MARK: Members

  private mutating func addMembers(of mapping: Int) throws(YAMLSyntaxError) {
    let members = stream.members(of: mapping)
    guard members.contains(where: { stream.isMerge($0) }) else {
      for member in members { try add(member.value, key: member.key) }
      return
    }
    var names = Set(members.filter { !stream.isMerge($0) }.map { ExactText(name($0.key)) })
    for member in members {
      if stream.isMerge(member) {
        for inherited in try mergedMembers(of: member.value)
        where names.insert(ExactText(name(inherited.key))).inserted {
          try add(inherited.value, key: inherited.key, isInherited: true)
        }
      } else {
        try add(member.value, key: member.key)
      }
    }
  }

  /// The members that a merge key brings, those that win first.
  private mutating func mergedMembers(of value: Int) throws(YAMLSyntaxError) -> [YAMLStream.Member]
  {
    merges += 1
    let contents = stream.resolved(value)
    guard merges < Self.mostMerges, contents == value || value >= stream[contents].end else {
      throw stream.error(value) { $0.yamlMultiplies }
    }
    var result: [YAMLStream.Member] = []
    guard stream[contents].kind == .mapping else {
      for child in stream.children(of: contents) { result += try mergedMembers(of: child) }
      return result
    }
    var merged: [YAMLStream.Member] = []
    for member in stream.members(of: contents) {
      if stream.isMerge(member) {
        merged += try mergedMembers(of: member.value)
      } else {
        result.append(member)
      }
    }
    return result + merged
  }

  /// The name of a member: its text; of a key that is no scalar as it is written.
  private func name(_ key: Int) -> String {
    stream[key].kind == .scalar
      ? stream.text(of: key) : String(decoding: stream.bytes[stream[key].range], as: UTF8.self)
  }

  /// The JSON of a scalar, and its type.
  static func single(_ scalar: YAMLScalar) -> (NativeType, JSONValue) {
    switch scalar {
    case .null: (.null, .null)
    case .bool(let flag): (.boolean, .bool(flag))
    case .integer(let text): (.integer, .number(text))
    case .real(let text): (.real, .number(text))
    case .unwritableReal(let text): (.real, .string(text))
    case .data(let text): (.data, .string(text))
    case .text(let text): (.string, .string(text))
    }
  }
}

extension YAMLStream {
  typealias Member = (key: Int, value: Int)

  /// The entries of a mapping.
  func members(of mapping: Int) -> [Member] {
    let children = children(of: mapping)
    return stride(from: 0, to: children.count - 1, by: 2).map { (children[$0], children[$0 + 1]) }
  }

  /// The entries of a collection: where each begins, and the node of its value.
  func entries(of collection: Int) -> [(start: Int, value: Int)] {
    if self[collection].kind == .mapping {
      return members(of: collection).map {
        (self[$0.key].indicator ?? self[$0.key].start, $0.value)
      }
    }
    return children(of: collection).map { (self[$0].indicator ?? self[$0].start, $0) }
  }

  /// The node that is meant: for an alias the one with the anchor.
  func resolved(_ node: Int) -> Int { target(of: node) ?? node }

  /// True for the key `<<` with mappings as its value.
  func isMerge(_ member: Member) -> Bool {
    let key = self[member.key]
    guard key.kind == .scalar, key.style == .plain, text(of: member.key) == "<<" else {
      return false
    }
    let value = resolved(member.value)
    if self[value].kind == .mapping { return true }
    return self[value].kind == .sequence
      && children(of: value).allSatisfy { self[resolved($0)].kind == .mapping }
  }

  func error(
    _ node: Int, _ message: @escaping @Sendable (Texts) -> String
  ) -> YAMLSyntaxError {
    var lines = LineIndex(buffer)
    return YAMLSyntaxError(at: lines.position(at: self[node].start), message)
  }
}
