import JSONText
import Values

/// The values of a record's choices that a row shows and stores because of one key.
struct ShownOfChoices {
  /// Key that selects the values; `choicesFrom` for those shown by default.
  let key: String
  /// Paths that the form names: in each choice, or the path of the list for `choicesFrom`.
  let paths: [ValuePath]
  /// Paths that are read in each choice; an empty path is a plain value.
  let read: [[JSONStep]]
  let showsWhole: Bool
}

extension ConfigRow {
  /// Empty if the row's choices are not in a record.
  var shownOfChoices: [ShownOfChoices] {
    let settings = choiceSettings
    guard let list = settings.path else { return [] }
    let tokens = settings.title?.tokens.compactMap(\.target.path)
    let value: [[JSONStep]] = settings.valuePath == nil ? [[], [.member("value")]] : []
    let title: [[JSONStep]] =
      tokens == nil ? [[], [.member("title")], [.member("shortTitle")]] : []
    return [
      ShownOfChoices(
        key: "choicesFrom", paths: settings.valuePath == nil && tokens == nil ? [list.path] : [],
        read: value + title, showsWhole: false)
    ]
      + (settings.valuePath.map { path in
        [
          ShownOfChoices(
            key: "choiceValuePath", paths: [path], read: [path.steps], showsWhole: true)
        ]
      } ?? [])
      + (tokens.map { paths in
        [
          ShownOfChoices(
            key: "choiceTitle", paths: paths, read: paths.map(\.steps), showsWhole: true)
        ]
      } ?? [])
  }
}
