/// The manual of the codes of diagnostics: an entry for each code.
extension Texts {
  /// The entry for the code of a diagnostic; an empty one for a code that there is not.
  package func manual(of code: String) -> ManualEntry {
    manualOfData(code) ?? manualOfFiles(code) ?? manualOfKeys(code) ?? manualOfReferences(code)
      ?? manualOfRules(code) ?? manualOfForms(code) ?? ManualEntry(code, "")
  }

  func manualOfForms(_ code: String) -> ManualEntry? {
    switch code {
    case "F601":
      ManualEntry(
        say("A row opens a form that there is not."),
        say(
          """
          `segueIdentifier`, `file` and `itemForm` name a form that the file has among its \
          `forms`, or else a file in the same folder: `address` is the form in `address.plist`. \
          Folders inside are not searched. The nearest name of both is offered.
          """),
        example: "forms = { address = { rows = ( { valuePath = city; } ); }; };")
    case "F602":
      ManualEntry(
        say("A form opens itself without end."),
        say(
          """
          A row without `valuePath`, or with `SELF`, opens a form of the same record. Where such \
          rows lead back to the form that they began in, one could go on for ever and see the \
          same. With another `valuePath` each step goes deeper into the record, so that a form may \
          well open itself.
          """))
    case "F603":
      ManualEntry(
        say("The form of a list's items has no rows."),
        say("An item needs at least one row to be edited with."))
    default: nil
    }
  }
}
