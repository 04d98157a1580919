import SourceText

/// Consequences of edits for other values: a deleted object that others refer to is shown at another location, and a
/// shared object is edited at all of them.
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
  /// True if a list or an object is edited, replaced or created.
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
