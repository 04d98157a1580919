import Cells
import Records

/// The edit of a value that is written elsewhere, behind an anchor, and shown where something refers to it: it may be
/// meant for this place, or for where the value is written.
struct CopyRequest: Equatable, Sendable {
  let location: Location
  let trigger: EditTrigger
  let source: ReferenceTarget
  let sharing: ValueSharing
  var isForSource = false
}
