import JSONText
import Records
import SourceText

/// Changes without those of copies that show what is new where it is written. Records have those, too, so that all places
/// show an edit at once; nothing is written for them.
struct YAMLOwnChanges {
  private let document: YAMLDocument
  private let changes: DocumentChanges
  private let edited: ChangedValues
  private let judge: Judge

  /// Decides what is an edit of its own.
  private enum Judge {
    /// The values that copies have without changes of their own: an own one is another.
    case values(YAMLExpectation)
    /// The changes before the last edit, which copies don't show yet: an own value was one then, or that edit has set it.
    case history(own: DocumentChanges, all: DocumentChanges)
  }

  /// `former`: the changes before the last edit, whose copies are as they were then.
  init(_ document: YAMLDocument, _ changes: DocumentChanges, since former: DocumentChanges? = nil) {
    self.document = document
    self.changes = changes
    edited = ChangedValues(document.values, changes)
    judge =
      former.map { .history(own: YAMLOwnChanges(document, $0).all, all: $0) }
      ?? .values(YAMLExpectation(document, Self.written(changes, document)))
  }

  /// The changes of what is written where it is.
  private static func written(
    _ changes: DocumentChanges, _ document: YAMLDocument
  ) -> DocumentChanges {
    var written = DocumentChanges()
    for number in changes.all where document.copy(around: number) == nil {
      written.copy(changes, of: number)
      guard case .parts(let parts)? = changes[number] else { continue }
      let missing = document.values.children(of: number).filter {
        document.nodes[$0].isInherited && !parts.keep($0)
      }
      written.set(.parts(parts + missing.map { .kept($0) }), at: number)
    }
    return written
  }

  var all: DocumentChanges {
    var own = DocumentChanges()
    var areOwn: [Int: Bool] = [:]
    for number in changes.all {
      if let copy = document.copy(around: number) {
        let isOwn = areOwn[copy] ?? (hasOwnKey(copy) || hasOwnValue(copy))
        areOwn[copy] = isOwn
        guard isOwn else { continue }
      }
      guard case .parts(let parts)? = changes[number] else {
        own.copy(changes, of: number)
        continue
      }
      if let key = changes.keys[number] { own.setKey(key, of: number) }
      if let parts = self.own(parts, of: number) { own.set(.parts(parts), at: number) }
    }
    return own
  }

  /// True if an inherited member was renamed otherwise than where it is written.
  private func hasOwnKey(_ copy: Int) -> Bool {
    guard let key = changes.keys[copy] else { return false }
    let source = document.nodes.indices.first {
      document.nodes[$0].copied == nil && document.nodes[$0].key == document.nodes[copy].key
    }
    return source.flatMap { changes.keys[$0] } != key
  }

  private func hasOwnValue(_ copy: Int) -> Bool {
    switch judge {
    case .values(let expected):
      return edited.value(of: copy).firstDifference(from: expected.value(of: copy)) != nil
    case .history(let own, let all):
      let isOwn = own.first(from: copy).map(document.values.all(in: copy).contains) ?? false
      return isOwn
        || edited.value(of: copy) != ChangedValues(document.values, all).value(of: copy)
    }
  }

  // MARK: Merge keys

  /// The parts of a mapping as edits of it have made them: what its merge keys bring or bring no more is as it was read.
  /// Nil where that is all.
  private func own(
    _ parts: [DocumentChanges.Part], of number: Int
  ) -> [DocumentChanges.Part]? {
    let children = Array(document.values.children(of: number))
    let missing = children.filter { document.nodes[$0].isInherited && !parts.keep($0) }
    var own = parts
    switch judge {
    case .values(let expected):
      guard let inherited = expected.inherited(by: number) else { return parts }
      let members = Dictionary(
        inherited.map { (ExactText($0.name), $0.value) }, uniquingKeysWith: { first, _ in first })
      own.removeAll { part in
        guard case .new(let key?, let value) = part, let member = members[ExactText(key)] else {
          return false
        }
        return member.firstDifference(from: value) == nil
      }
      own += missing.filter { members[ExactText(document.values.key(of: $0))] == nil }
        .map { .kept($0) }
    case .history(let formerOwn, let all):
      let former = all.parts(of: number, children)
      let formerOwn = formerOwn.parts(of: number, children)
      own.removeAll { former.has(new: $0) && !formerOwn.has(new: $0) }
      own += missing.filter { !former.keep($0) && formerOwn.keep($0) }.map { .kept($0) }
    }
    let isAsRead =
      own.count == children.count && children.allSatisfy(own.keep)
      && own.isInOrder { !document.nodes[$0].isInherited }
    return isAsRead ? nil : own
  }
}

extension YAMLDocument {
  /// The alias or the inherited member that a value is, or is in; nil for a value that is written where it is.
  func copy(around number: Int) -> Int? {
    var copy = nodes[number].copied ?? (node(number)?.kind == .alias ? number : nil)
    while let inner = copy, let outer = nodes[inner].copied, outer != inner { copy = outer }
    return copy
  }
}

extension DocumentChanges {
  fileprivate mutating func copy(_ other: DocumentChanges, of number: Int) {
    if let key = other.keys[number] { setKey(key, of: number) }
    if let change = other[number] { set(change, at: number) }
  }

  fileprivate func parts(of number: Int, _ children: [Int]) -> [Part] {
    if case .parts(let parts)? = self[number] { parts } else { children.map { .kept($0) } }
  }
}

extension [DocumentChanges.Part] {
  fileprivate func keep(_ number: Int) -> Bool {
    contains { if case .kept(number) = $0 { true } else { false } }
  }

  fileprivate func has(new part: DocumentChanges.Part) -> Bool {
    guard case .new(let key, let value) = part else { return false }
    return contains { if case .new(key, value) = $0 { true } else { false } }
  }

  /// True if the parts that are kept, as far as they count, have the order that they had.
  fileprivate func isInOrder(_ counts: (Int) -> Bool) -> Bool {
    let kept = compactMap { if case .kept(let number) = $0 { number } else { nil } }.filter(counts)
    return zip(kept, kept.dropFirst()).allSatisfy { $0 < $1 }
  }
}
