import JSONText
import Records
import SourceText
import YAMLText

/// The values that a file has to have once it is changed and read again. An alias shows the new value behind its anchor,
/// and a mapping with a merge key the members that it inherits then, unless the changes are about just that place.
struct YAMLExpectation {
  private let document: YAMLDocument
  private let changes: DocumentChanges
  /// The values as they are edited, whatever they refer to.
  private let edited: ChangedValues
  /// The value of each node where it is written.
  private let written: [Int: Int]

  init(_ document: YAMLDocument, _ changes: DocumentChanges) {
    self.document = document
    self.changes = changes
    edited = ChangedValues(document.values, changes)
    var written: [Int: Int] = [:]
    if document.stream.hasAliases {
      for (number, value) in document.nodes.enumerated() where document.isOwn(number) {
        if let node = value.node { written[node] = number }
      }
    }
    self.written = written
  }

  func value(of number: Int) -> JSONValue {
    if let source = source(of: number) {
      return isTouched(number)
        ? edited.value(of: number) : value(of: source)
    }
    switch changes[number] {
    case .value(let value)?: return value
    case .native(let native)?: return ChangedValues.value(of: native)
    case .parts(let parts)?: return container(number, parts)
    case nil: break
    }
    guard document.values.kind(of: number).isContainer else {
      return document.values.single(number)
    }
    return container(number, document.values.children(of: number).map { .kept($0) })
  }

  /// The value that a copy shows, where it is written; nil for one that is written in its place.
  private func source(of number: Int) -> Int? {
    guard let node = document.nodes[number].node else { return nil }
    let resolved = document.stream.resolved(node)
    guard resolved != node || !document.isOwn(number) else { return nil }
    return written[resolved].flatMap { $0 == number ? nil : $0 }
  }

  /// The members that the merge keys of a mapping bring; nil where it has none, or a mapping is written behind one.
  func inherited(by number: Int) -> [JSONMember]? { Inheritance(of: number, in: self).known }

  private func isTouched(_ number: Int) -> Bool {
    changes.first(from: number).map(document.values.all(in: number).contains) ?? false
  }

  // MARK: Containers

  private func container(_ number: Int, _ parts: [DocumentChanges.Part]) -> JSONValue {
    guard document.values.kind(of: number) == .dictionary else {
      return .array(parts.map { ChangedValues.value(of: $0, value) })
    }
    let inherited = Inheritance(of: number, in: self)
    var members = parts.compactMap { part -> JSONMember? in
      if case .kept(let child) = part, document.nodes[child].isInherited, !isTouched(child) {
        return inherited.member(document.values.key(of: child), else: child, in: self)
      }
      return JSONMember(name: edited.name(of: part), value: ChangedValues.value(of: part, value))
    }
    let names = Set(members.map { ExactText($0.name) })
    members += inherited.gained.filter { !names.contains(ExactText($0.name)) }
    return .object(members)
  }

  /// The members that the merge keys of a mapping bring after the changes.
  private struct Inheritance {
    private let members: [JSONMember]
    private let former: Set<ExactText>
    /// False if a mapping is written behind the merge key itself.
    private let isKnown: Bool
    private let hasSources: Bool

    var known: [JSONMember]? { isKnown && hasSources ? members : nil }

    init(of number: Int, in file: YAMLExpectation) {
      let (document, stream) = (file.document, file.document.stream)
      let children = document.values.children(of: number).filter { document.nodes[$0].isInherited }
      former = Set(children.map { ExactText(document.values.key(of: $0)) })
      let merges = document.nodes[number].node.map { stream.members(of: stream.resolved($0)) } ?? []
      let sources = merges.filter { stream.isMerge($0) }.flatMap { merge in
        let contents = stream.resolved(merge.value)
        return stream[contents].kind == .mapping
          ? [contents] : stream.children(of: contents).map(stream.resolved)
      }
      let numbers = sources.map { file.written[$0] }
      isKnown = !numbers.contains(nil)
      hasSources = !numbers.isEmpty
      members = numbers.compactMap(\.self).flatMap { source -> [JSONMember] in
        if case .object(let members) = file.value(of: source) { members } else { [] }
      }
    }

    func member(_ name: String, else child: Int, in file: YAMLExpectation) -> JSONMember? {
      if let member = members.first(where: { $0.name.utf8.elementsEqual(name.utf8) }) {
        return member
      }
      guard !isKnown else { return nil }
      return JSONMember(
        name: name, value: file.edited.value(of: child))
    }

    /// Members that the mapping did not have before.
    var gained: [JSONMember] {
      var seen = former
      return members.filter { seen.insert(ExactText($0.name)).inserted }
    }
  }
}
