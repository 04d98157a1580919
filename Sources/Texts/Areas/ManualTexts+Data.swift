extension Texts {
  func manualOfData(_ code: String) -> ManualEntry? {
    switch code {
    case "D101":
      ManualEntry(
        say("A row's path runs through a value that is not an object or array."),
        say(
          """
          The record holds a text or a number where the path wants to go deeper. The row is shown \
          read-only, and the value is left alone. `formview lint --data FILE` reports it; `check` \
          names the rule: `path`.
          """))
    case "D102":
      ManualEntry(
        say("A value is of another type or format than the row expects."),
        say(
          """
          It is shown as it is. A text or a number in a field of another type can be corrected \
          there. What the cell has no form for is left alone: a list or an object in a cell of \
          single values, a value that is neither side of a switch, a number in a date. Typing, \
          choosing and `set` refuse to replace it; `set --json` does, and `set --unset` removes \
          it. If the data is right, give the row its `valueType`. `formview lint --data FILE` \
          reports it; `check` names the rule: `type`.
          """))
    case "D103":
      ManualEntry(
        say("A value is none of those offered."),
        say(
          """
          It is shown and kept until another one is chosen. Perhaps the list of choices is too \
          short. `formview lint --data FILE` reports it; `check` names the rule: `choice`, or \
          `type` for a switch with two values of its own.
          """))
    case "D104":
      ManualEntry(
        say("An array is expected, and there is none at that path."),
        say(
          """
          `recordsPath` must lead to an array of objects in the data file. As a warning: the path \
          of `choicesFrom` leads to something other than a list of choices in the record.
          """))
    case "D105":
      ManualEntry(
        say("A path is missing in the record."),
        say(
          """
          It is made when the row is edited; until then nothing is written. `formview lint --data \
          FILE` reports paths that none of the first records has, with the existing path that is \
          most like it; `check` and the screen report those that look like a typo.
          """))
    case "D106":
      ManualEntry(
        say("A file changed on disk while a command read it."),
        say(
          """
          What was read is neither the old nor the new file, so nothing is done with it; run the \
          command again when the other program has finished. The screen reads the file again by \
          itself, and merges what was changed there and elsewhere.
          """))
    case "D107":
      ManualEntry(
        say("No row names a member that records have."),
        say(
          """
          Nothing is wrong with that, unless a row was forgotten or its path is mistyped: the \
          screen and `show` have such members in a section of their own, and `check` counts them. \
          `otherMembers = hide` leaves them out, `otherMembers = refuse` makes each a problem. \
          `formview lint --data FILE` reports each name once.
          """))
    default: nil
    }
  }
}
