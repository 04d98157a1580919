import JSONText
import PlistText
import Records
import SourceText
import Texts
import Values
import YAMLText

/// A YAML file whose values know their positions: an edit splices the changed parts in the file's own style, and all
/// other bytes stay.
struct YAMLDocument: TextFormatDocument {
  let stream: YAMLStream
  let values: DocumentValues
  let nodes: [YAMLValue]
  let style: YAMLStyle
  /// Number of aliases of each node that has some.
  private let aliasCounts: [Int: Int]
  /// The whole file, of which the stream is the beginning.
  private let text: SourceText
  private let encoding: UnicodeEncoding
  private let library: YAMLLibrary
  private let canBeEncoded: Bool

  init(
    _ projection: YAMLProjection, _ text: SourceText, _ encoding: UnicodeEncoding,
    _ library: YAMLLibrary, canBeEncoded: Bool
  ) {
    stream = projection.stream
    values = projection.values
    nodes = projection.nodes
    style = YAMLStyle(projection.stream)
    aliasCounts = projection.stream.aliasCounts
    self.text = text
    self.encoding = encoding
    self.library = library
    self.canBeEncoded = canBeEncoded
  }

  var bytes: UnsafeRawBufferPointer { stream.bytes }

  /// True if a document behind the first one is only a text.
  var endsInText: Bool {
    stream.documents.dropFirst().contains { $0.root.map { stream[$0].kind == .scalar } ?? false }
  }

  var abilities: SourceAbilities {
    var abilities = SourceAbilities()
    if !canBeEncoded { abilities.refuse(.save, .saveAs) { $0.encodingOnlyShown } }
    return abilities
  }

  var keepsRenamed: Bool { true }
  var hasIntegers: Bool { false }

  var sharesValues: Bool { stream.hasAliases }

  /// An edit of what has an anchor, or is in it, shows wherever an alias is; one of a copy only there.
  func sharing(of number: Int) -> ValueSharing? {
    guard let node = nodes[number].node else { return nil }
    if let copied = nodes[number].copied { return source(of: copied) }
    if stream[node].kind == .alias { return source(of: number) }
    if let count = aliasCounts[node] { return .inPlaces(count + 1) }
    return values.parent(of: number).flatMap { $0 == 0 ? nil : sharing(of: $0) }
  }

  /// The anchor that a copy comes from: that of its alias, or of the mapping that an inherited member is written in.
  private func source(of number: Int) -> ValueSharing? {
    guard let node = nodes[number].node else { return nil }
    if let name = stream.anchor(of: node), stream[node].kind == .alias {
      let target = stream.target(of: node) ?? node
      return .copy(of: name, line: line(at: stream[target].start))
    }
    let outer = aliasCounts.keys.filter { $0 < node && node < stream[$0].end }.max()
    return outer.flatMap { target in
      stream.anchor(of: target).map { .copy(of: $0, line: line(at: stream[node].start)) }
    }
  }

  /// The value that a copy shows, where it is written; nil for a value that is written where it is.
  func target(ofReference number: Int) -> Int? {
    guard let node = nodes[number].node else { return nil }
    let source = stream.resolved(node)
    guard source != node || !isOwn(number) else { return nil }
    return nodes.indices.first { isOwn($0) && nodes[$0].node == source }
  }

  func location(of number: Int) -> SourceLocation {
    var index = LineIndex(text.buffer)
    return .text(index.position(at: nodes[number].node.map { stream[$0].range.lowerBound } ?? 0))
  }

  /// The node that a value's text is; for a copy that of what is copied.
  func node(_ number: Int) -> YAMLNode? { nodes[number].node.map { stream[$0] } }

  /// True for a value that is written where it is, or an alias.
  func isOwn(_ number: Int) -> Bool { nodes[number].copied == nil }

  // MARK: Refusals

  func refusal(of value: JSONValue, replacing former: Int?) -> ValueRefusal? { nil }

  func refusal(ofRemoving number: Int) -> ValueRefusal? {
    if nodes[number].isInherited {
      let line = line(ofMerged: number)
      return ValueRefusal(Sentence { $0.yamlMemberIsInherited(line: line) })
    }
    guard isOwn(number), let node = nodes[number].node else { return nil }
    return refusal(ofRemoving: [(nodes[number].key ?? node)..<stream[node].end])
  }

  /// The refusal of removing nodes with an anchor that is used elsewhere.
  private func refusal(ofRemoving removed: [Range<Int>]) -> ValueRefusal? {
    func isRemoved(_ node: Int) -> Bool { removed.contains { $0.contains(node) } }
    guard stream.hasAliases, !removed.isEmpty,
      let use = stream.nodes.indices.first(where: { alias in
        stream.target(of: alias).map(isRemoved) == true && !isRemoved(alias)
      })
    else { return nil }
    let (name, line) = (stream.anchor(of: use) ?? "", line(at: stream[use].start))
    return ValueRefusal(Sentence { $0.yamlAnchorIsUsed(name, line: line) })
  }

  private func line(ofMerged number: Int) -> Int {
    line(at: nodes[number].node.map { stream[$0].start } ?? 0)
  }

  private func line(at offset: Int) -> Int {
    var index = LineIndex(text.buffer)
    return index.position(at: offset).line
  }

  func refusal(ofWriting changes: DocumentChanges) -> ValueRefusal? {
    guard !changes.isEmpty else { return nil }
    if let refusal = refusal(ofRemovalsIn: changes) { return refusal }
    do throws(YAMLSyntaxError) {
      let read = try projection(of: text(with: changes)).values.whole
      let expected = YAMLExpectation(self, changes).value(of: 0)
      guard let place = read.firstDifference(from: expected), !isOnlyDocument(read, of: expected)
      else { return nil }
      let path = ValuePath(steps: place).description
      return ValueRefusal(Sentence { $0.wouldReadDifferently(at: path) })
    } catch {
      let (message, line) = (error.message, error.position.line)
      return ValueRefusal(
        Sentence { $0.yamlWouldBeInvalid(line: line, message.text(in: $0)) })
    }
  }

  func refusal(ofRemovalsIn changes: DocumentChanges) -> ValueRefusal? {
    refusalOfInherited(changes) ?? refusalOfAnchors(changes)
  }

  /// The refusal of renaming or removing a member where a merge key brings it.
  private func refusalOfInherited(_ changes: DocumentChanges) -> ValueRefusal? {
    var inherited = changes.keys.keys.filter { nodes[$0].isInherited }
    changes.forEachComposed { container, parts in
      let kept = parts.compactMap { if case .kept(let number) = $0 { number } else { nil } }
      let new = parts.compactMap { if case .new(let key?, _) = $0 { ExactText(key) } else { nil } }
      inherited += values.children(of: container).filter { number in
        nodes[number].isInherited && !kept.contains(number)
          && !new.contains(ExactText(values.key(of: number)))
      }
    }
    return inherited.min().map { number in
      let line = line(ofMerged: number)
      return ValueRefusal(Sentence { $0.yamlMemberIsInherited(line: line) })
    }
  }

  /// The refusal of writing something else where an anchor is that is used elsewhere.
  private func refusalOfAnchors(_ changes: DocumentChanges) -> ValueRefusal? {
    guard stream.hasAliases else { return nil }
    let written = YAMLChanges(self, changes).written
    var removed: [Range<Int>] = []
    for number in written.all {
      guard isOwn(number), let node = nodes[number].node, stream[node].isCollection else {
        continue
      }
      switch written[number] {
      case .value?, .native?: removed.append(node + 1..<stream[node].end)
      case .parts(let parts)?:
        let kept = parts.compactMap { if case .kept(let number) = $0 { number } else { nil } }
        for child in values.children(of: number) where isOwn(child) && !kept.contains(child) {
          guard let value = nodes[child].node else { continue }
          removed.append((nodes[child].key ?? value)..<stream[value].end)
        }
      case nil: break
      }
    }
    return refusal(ofRemoving: removed)
  }

  /// True if one document is left of several: it is a record then, or nothing is.
  private func isOnlyDocument(_ read: JSONValue, of expected: JSONValue) -> Bool {
    guard nodes[0].node == nil, case .array(let documents) = expected else { return false }
    return documents.count == 1 && documents[0] == read
      || documents.isEmpty && read == .object([])
  }

  private func projection(of bytes: [UInt8]) throws(YAMLSyntaxError) -> YAMLProjection {
    let text = SourceText(name: text.name, buffer: ByteBuffer(bytes))
    return try YAMLProjection(YAMLReader.read(text, with: library))
  }

  // MARK: Writing

  func file(with changes: DocumentChanges) -> FileChange {
    FileChange(text, splices(of: changes), in: encoding)
  }

  func jsonRead(with changes: DocumentChanges) -> [UInt8]? {
    guard stream.hasAliases || nodes[0].node == nil, !changes.isEmpty else { return nil }
    guard let read = try? projection(of: text(with: changes)) else { return nil }
    // One document that is left of several is still an item of their list here, so that undo brings the others back.
    guard isList, !read.isList else { return read.values.json }
    let isEmpty = !read.stream.documents.contains { $0.root != nil }
    return Array("[".utf8) + (isEmpty ? [] : read.values.json) + Array("]".utf8)
  }

  /// True if the root is the list of the file's documents.
  private var isList: Bool { nodes[0].node == nil && values.kind(of: 0) == .array }

  func text(of number: Int, with changes: DocumentChanges) -> [UInt8]? {
    guard let node = node(number) else { return text(with: changes) }
    guard isOwn(number) else { return nil }
    return YAMLSplicer(self, YAMLChanges(self, changes).written).text(node.range, of: number)
  }

  func own(_ changes: DocumentChanges) -> DocumentChanges {
    stream.hasAliases ? YAMLOwnChanges(self, changes).all : changes
  }

  func value(
    of number: Int, with changes: DocumentChanges, since former: DocumentChanges
  ) -> JSONValue? {
    guard stream.hasAliases, !changes.isEmpty || !former.isEmpty else { return nil }
    return YAMLExpectation(self, YAMLOwnChanges(self, changes, since: former).all).value(of: number)
  }

  private func text(with changes: DocumentChanges) -> [UInt8] {
    bytes.spliced(0..<bytes.count, by: splices(of: changes))
  }

  private func splices(of changes: DocumentChanges) -> [FileChange.Splice] {
    YAMLSplicer(self, YAMLChanges(self, changes).written).splices(in: 0..<values.count)
      .compactMap { FileChange.trimmed($0, in: bytes) }
  }
}
