import Records
import Values

/// The data file as the title and the rules of saving need it.
package struct FileDescription: Equatable {
  /// The path as the user wrote it.
  package var path: String
  /// The table of a database; nil for other files.
  package let table: String?
  package var abilities: SourceAbilities
  package internal(set) var state: FileState
  package internal(set) var isJournaled = true

  package init(
    path: String, table: String? = nil, abilities: SourceAbilities = SourceAbilities(),
    isNew: Bool = false
  ) {
    self.path = path
    self.table = table
    self.abilities = abilities
    state = isNew ? .new : .current
  }

  var name: String { FileName.withoutFolder(path) }

  /// Name in the title; where there is little room, only that of the table is worth it.
  func title(isNarrow: Bool) -> String? {
    // A query has no name.
    let table = table.flatMap { $0.isEmpty ? nil : $0 }
    return isNarrow ? table : [name, table].compactMap(\.self).joined(separator: " › ")
  }
}

extension FileDescription {
  /// The records are saved under a path, which is that of the file from then on.
  mutating func wasSaved(as saved: String) {
    // What was being read again is not what the file has now.
    state = .current
    guard saved != path else { return }
    path = saved
    // A pipe refuses all three; encrypted data leave no rescue file under any name.
    if abilities.allows(.editExternally) { abilities.allow(.rescue) }
    abilities.allow(.save, .lock)
  }
}
