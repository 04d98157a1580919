import SourceText

/// What edits change of values that nobody has edited: an object that is deleted where it is shown is shown at another of its
/// places, and an object in several places is edited in all of them.
extension ArchiveDocument {
  func jsonRead(with changes: DocumentChanges) -> [UInt8]? {
    guard !changes.isEmpty, sharesValues || changes.areOfContainers(in: values) else { return nil }
    var file: [UInt8] = []
    guard (try? self.file(with: changes).write { file += $0 }) != nil else { return nil }
    let source = SourceText(name: graph.name, buffer: ByteBuffer(file))
    let read = try? TextFormat.keyedArchive.read?(source)
    return try? read?.showing(recordsAt: recordsPath).values.json
  }
}

extension DocumentChanges {
  /// Whether a list or an object is edited, or becomes a value or was one.
  fileprivate func areOfContainers(in values: DocumentValues) -> Bool {
    var found = false
    forEachComposed { _, _ in found = true }
    forEachNewValue { number, value in
      let wasContainer = number.map { values.kind(of: $0).isContainer } ?? true
      found = found || wasContainer || !value.kind.isScalar
    }
    return found
  }
}
