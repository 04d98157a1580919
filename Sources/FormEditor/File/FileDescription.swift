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
