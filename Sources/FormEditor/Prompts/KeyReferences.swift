import JSONText
import Records

/// Values of a record that choose an item of a map by a key that it doesn't have any more.
struct KeyReferences: Equatable, Sendable {
  let location: Location
  let former: String
  let key: String
  let paths: [[JSONStep]]
}
