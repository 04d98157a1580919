import JSONText
import Records

/// Changes of a document in terms of what is written: an edit of a copy replaces the alias by a value of its own, and
/// one of an inherited member adds a member that overrides it.
struct YAMLChanges {
  private let document: YAMLDocument
  private let changes: DocumentChanges

  init(_ document: YAMLDocument, _ changes: DocumentChanges) {
    self.document = document
    self.changes = changes
  }

  /// The changes without any of copies.
  var written: DocumentChanges {
    guard document.stream.hasAliases || document.nodes.contains(where: \.isInherited) else {
      return changes
    }
    var written = DocumentChanges()
    var replaced: Set<Int> = []
    var next = 0
    while let number = changes.first(from: next) {
      next = number + 1
      if let key = changes.keys[number] {
        if let copied = document.nodes[number].copied {
          replaced.insert(outermost(copied))
        } else {
          written.setKey(key, of: number)
        }
      }
      guard let change = changes[number] else { continue }
      if let copied = root(of: number, change) {
        replaced.insert(copied)
      } else {
        written.set(change, at: number)
      }
    }
    for number in replaced.sorted() { replace(number, in: &written) }
    return written
  }

  /// The value that an edit of a copy replaces.
  private func root(of number: Int, _ change: DocumentChanges.Change) -> Int? {
    if let copied = document.nodes[number].copied { return outermost(copied) }
    // Other parts of what an alias refers to are no parts of the alias.
    guard case .parts = change, document.node(number)?.kind == .alias else { return nil }
    return number
  }

  private func outermost(_ number: Int) -> Int { document.copy(around: number) ?? number }

  private func replace(_ number: Int, in written: inout DocumentChanges) {
    let value = ChangedValues(document.values, changes).value(of: number)
    guard document.nodes[number].isInherited, let parent = document.values.parent(of: number) else {
      return written.set(.value(value), at: number)
    }
    var parts = document.values.children(of: parent).map { DocumentChanges.Part.kept($0) }
    if case .parts(let others)? = written[parent] { parts = others }
    parts.removeAll { if case .kept(number) = $0 { true } else { false } }
    parts.append(.new(key: document.values.key(of: number), value))
    written.set(.parts(parts), at: parent)
  }
}
