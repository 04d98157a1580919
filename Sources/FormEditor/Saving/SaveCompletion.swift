/// The cause of changes, during a save, of other values than were edited.
package enum SaveCompletion: Hashable, Sendable {
  /// The source: a trigger of a database.
  case bySource
  /// The format: an object of an archive that occurs at several paths.
  case bySharing
}
