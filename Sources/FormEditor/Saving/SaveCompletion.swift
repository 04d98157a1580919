/// What has changed other values than were edited, with a save.
package enum SaveCompletion: Hashable, Sendable {
  /// The source: a trigger of a database.
  case bySource
  /// The format: an object of an archive that is in several places.
  case bySharing
}
