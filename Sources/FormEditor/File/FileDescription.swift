import Records
import Values

/// The data file as the title and the rules of saving need it.
package struct FileDescription: Equatable {
  /// The path as the user wrote it.
  package var path: String
  /// What may be done with it, and why not.
  package var abilities: SourceAbilities
  /// How it is compared with what is on disk.
  package internal(set) var state: FileState
  /// Whether what is not saved outlives a crash.
  package internal(set) var isJournaled = true

  package init(
    path: String, abilities: SourceAbilities = SourceAbilities(), isNew: Bool = false
  ) {
    self.path = path
    self.abilities = abilities
    state = isNew ? .new : .current
  }

  /// The last part of the path.
  var name: String { FileName.withoutFolder(path) }
}
