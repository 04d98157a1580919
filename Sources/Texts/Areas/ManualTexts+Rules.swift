extension Texts {
  func manualOfRules(_ code: String) -> ManualEntry? {
    switch code {
    case "F401":
      ManualEntry(
        say("A pattern does not compile."),
        say(
          """
          Patterns are PCRE2's with Unicode; ICU's `\\uHHHH` is understood too. The message says \
          the character in the pattern, from 1. In an OpenStep plist a backslash is written twice.
          """),
        example: say("regex = \"[0-9\";    missing \"]\""))
    case "W402":
      ManualEntry(
        say("The default value, or a choice, breaks the row's own rules."),
        say(
          """
          Whoever leaves the default as it is, or takes the choice, could not save it. What \
          `defaultFormula` comes to is
          checked where it reads nothing of the record. Change the value or the rule.
          """))
    case "W403":
      ManualEntry(
        say("Two rules of a row exclude each other."),
        say(
          """
          No value keeps both: `minimumSelection` asks for more choices than there are, no text of \
          the length that `minimumLength` and `maximumLength` allow matches `regex`, or a rule \
          about the row's own value takes none that is within its limits (`SELF < 5` where \
          `minimumValue` is 10). Change one of them. Nothing is said where the lengths that a \
          pattern matches are not plain to see, as with lookarounds and back references.
          """),
        example: "regex = \"[0-9]{6}\"; maximumLength = 5;    maximumLength = 6")
    case "F403":
      ManualEntry(
        say("A minimum is above its maximum."),
        say(
          """
          No value can satisfy both, or no whole number where the row stores one. Swap or change \
          them.
          """))
    case "W404":
      ManualEntry(
        say("The keyboard or the mask refuses what the row needs."),
        say(
          """
          The pattern or the default holds a character that `keyboardType` does not take, so that \
          a person could not type a valid value; or no text that fits `inputMask` matches the \
          pattern. Choose a wider keyboard, or change the mask or the pattern.
          """),
        example: say("keyboardType = numberPad; regex = \"[0-9]{3}-[0-9]{4}\";    try phonePad"))
    case "W405":
      ManualEntry(
        say("The pattern can take very long."),
        say(
          """
          On some texts its work multiplies with each character, mostly because one repetition \
          is inside another. Matching is bounded, so nothing freezes, but such texts count as \
          not judged, and after 100 of them in one run the pattern is given up. The message shows \
          a text that proves it. Let the parts of the repetition exclude one another.
          """),
        example: say("regex = \"([a-z]+)*\";    try [a-z]*"))
    case "W406":
      ManualEntry(
        say("The placeholder breaks the row's own rules."),
        say(
          """
          A placeholder is read as an example of what to enter. Show one that is valid. In a row \
          of numbers, dates or choices one in words (`at least 10`, `choose one`) is a hint, which \
          breaks no rule.
          """))
    case "F501":
      ManualEntry(
        say("values and titles differ in length."),
        say("Each value has one title, in the same order. `choices` keeps the two together."))
    case "F502":
      ManualEntry(
        say("Two choices store the same value."),
        say(
          """
          When the record is read again, nobody knows which of two choices that store the same was \
          taken.
          """))
    case "W502":
      ManualEntry(
        say("More choices than a SegmentedCell shows on one line."),
        say(
          """
          With more than five choices the line has no room on most screens, and only the chosen \
          one is shown. RadioCell shows each on a line of its own, ChoiceCell opens a list.
          """))
    case "W503":
      ManualEntry(
        say("Two choices have the same title."),
        say(
          """
          Choices are shown and typed by their titles, so that two values with one title look the \
          same. A choice without a title has its value as title, and `nullTitle` is the title of \
          no value. Titles that are the same in another language are reported in its file of \
          strings.
          """),
        example: "values = (de, at); titles = (German, German);")
    case "F505":
      ManualEntry(
        say("A list of choices is empty."),
        say("A choice needs at least one value to choose."))
    case "W504":
      ManualEntry(
        say("A subtitle is for a value that is not offered."),
        say(
          """
          The keys of `subtitle` are the values of the row's choices, or what its switch stores, \
          as plain text. `__default__` is for all other values, and for none.
          """),
        example: "values = (a, b); subtitle = { c = \"Third\"; };")
    case "W506":
      ManualEntry(
        say("No value has a variant."),
        say(
          """
          The first variant whose `constant` a value is, or whose `predicate` holds, is the value's; \
          else the one of its type that it breaks fewest rules of, of several the first. So a \
          second one with the same constant, or after one that accepts every value of the type, is \
          never shown. Change what decides, or the order: the general one comes last.
          """),
        example:
          "variants = ( { valueType = string; regex = \"https?://.*\"; }, { valueType = string; } );"
      )
    default: nil
    }
  }
}
