import JSONText
import Records
import SourceText
import Values

/// The list in a file that an invalid `recordsPath` may mean.
enum NearestList {
  /// `people.active` for `poeple.active`; nil if the file has no list at a similar path. O(bytes).
  static func path(meantBy path: [JSONStep], in file: SourceText) -> ValuePath? {
    guard let table = try? RecordTable(parsing: file), table.count == 1,
      let root = table.firstSound(1).first, let nearest = list(meantBy: path[...], in: root),
      nearest.edits > 0
    else { return nil }
    return ValuePath(steps: nearest.steps)
  }

  private static func list(
    meantBy path: ArraySlice<JSONStep>, in value: JSONSlice
  ) -> (steps: [JSONStep], edits: Int)? {
    guard let step = path.first else { return value.kind == .array ? ([], 0) : nil }
    let rest = path.dropFirst()
    guard value.kind == .object else {
      guard case .found(let element) = value.lookup([step]) else { return nil }
      return list(meantBy: rest, in: element).map { ([step] + $0.steps, $0.edits) }
    }
    return value.members.compactMap { name, member -> (steps: [JSONStep], edits: Int)? in
      guard let edits = NearestName.edits(between: step.name, and: name),
        let inside = list(meantBy: rest, in: member)
      else { return nil }
      // Names that differ in case only are no edits apart.
      let isSame = name.utf8.elementsEqual(step.name.utf8)
      return (
        [.member(name)] + inside.steps, inside.edits + (isSame ? 0 : max(edits, 1))
      )
    }.min { $0.edits < $1.edits }
  }
}
