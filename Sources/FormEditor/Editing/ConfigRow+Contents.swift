import Forms
import Values

extension ConfigRow {
  /// The path of what the row shows: its value, or the object or list that it opens.
  var contentsPath: ValuePath? { childPath ?? valuePath }
}
