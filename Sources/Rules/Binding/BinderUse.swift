/// The use that a binder is made for.
package enum BinderUse: Sendable {
  /// One record after the other, each judged as a whole.
  case records
  /// The screen: values that take long to judge are left out, and judged in the background.
  case screen
  /// Edits of many records: patterns are given up for them, too. One value that a person types is always judged.
  case edits
}
