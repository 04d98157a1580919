/// Meanings of the names that `check` and `set` give to their findings.
extension Texts {
  package var headingFindings: String { say("What check and set find") }
  package var documentFindings: String {
    say(
      """
      A finding is named by the key of the row that the value breaks, such as `maximumLength`, or \
      by the `identifier` of one of its `rules`. These names are no keys of a row:
      """)
  }
  package var columnsOfFindings: [String] { [say("Name"), say("Meaning")] }
  package func findingTitle(_ name: String) -> String { say("\(name): what check and set find") }
  /// An explanation of a finding, with advice; nil for a name that no finding has.
  package func meaning(ofFinding name: String) -> String? {
    switch name {
    case "type":
      say(
        """
        The value is of another type than the row takes: a text in place of a number, or no date. \
        Change the value, or the row's `valueType` or cell.
        """)
    case "path":
      say(
        """
        The row's `valuePath` leads through a value that has nothing inside: a text in place of an \
        object. Change the value, or the path.
        """)
    case "choice":
      say(
        """
        The value is not among the choices that the row offers for the record. Take one of them, \
        or let the row have others with `allowsOtherValue`.
        """)
    case "whole":
      say(
        """
        Something is wrong with a record or an item as a whole, such as a text where the form \
        expects an object.
        """)
    case "below":
      say(
        """
        Something is wrong inside of the row's list or object. `check` reports it there, with its \
        path.
        """)
    case "duplicate":
      say("An object has a member twice; the last one counts. Remove the other one.")
    case "read-only":
      say("`set` must not change the value: the row, its section or what it is in is read only.")
    case "JSON":
      say("The data can't be read: the message says at which place, and what was expected there.")
    case "FILE":
      say("A file can't be read or written: the message says why.")
    default: nil
    }
  }
}
