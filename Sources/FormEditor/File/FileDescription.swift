import Records
import Values

/// The data file as the title and the rules of saving need it.
package struct FileDescription: Equatable {
  /// The path as the user wrote it.
  package var path: String
  package var abilities: SourceAbilities
  package internal(set) var state: FileState
  package internal(set) var isJournaled = true

  package init(
    path: String, abilities: SourceAbilities = SourceAbilities(), isNew: Bool = false
  ) {
    self.path = path
    self.abilities = abilities
    state = isNew ? .new : .current
  }

  var name: String { FileName.withoutFolder(path) }
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
