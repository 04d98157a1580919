import JSONText
import Values

/// What a row shows and stores of the choices that a record has, by the key that says so.
struct ShownOfChoices {
  /// `choicesFrom` for what is shown where nothing else is said.
  let key: String
  /// The paths that the form names: in each choice, of the list for `choicesFrom`.
  let paths: [ValuePath]
  /// What is read of each choice; an empty path is a plain value.
  let read: [[JSONStep]]
  /// Whether objects and lists are shown as a whole, with what is inside.
  let showsWhole: Bool
}

extension ConfigRow {
  /// Empty for a row whose choices no record has.
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
