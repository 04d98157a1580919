extension Texts {
  func manualOfReferences(_ code: String) -> ManualEntry? {
    switch code {
    case "F201":
      ManualEntry(
        say("A key path is invalid."),
        say(
          """
          A path names members and indexes: `a.b`, `a[2].c`, `"a.b".c`, or as a JSON Pointer \
          `/a/b`. The message says the character, from 1, where it stops being one.
          """),
        example: say("valuePath = \"phones[first]\";    try phones[0]"))
    case "F202":
      ManualEntry(
        say("A template is invalid."),
        say(
          """
          A template holds tokens `{path}` and optional blocks `<| … |>`. Each must be closed, and \
          blocks do not nest. The message says the character, from 1. Write `\\{` for a brace that \
          is text.
          """),
        example: say("displayValue = \"{id} - {name\";    try {id} - {name}"))
    case "F203":
      ManualEntry(
        say("A color is invalid."),
        say(
          """
          Colors are `RRGGBB` or `RGB` in hexadecimal, with or without `#`, `ansi:0` to \
          `ansi:255`, the terminal's own names (`red`, `brightRed`) and iOS's (`systemRed`, \
          `secondaryLabel`).
          """))
    case "F204":
      ManualEntry(
        say("A code, a locale, a zone, a mask or a pattern of dates is not known."),
        say(
          """
          `currencyCode` is an ISO 4217 code in capital letters, such as EUR; an empty text is \
          none. `locale` is one that the system knows (`de_DE`), `timeZone` a name of the time \
          zone database (`Europe/Oslo`). `dateFormat` and `storageDateFormat` are written in the \
          letters y M d E H h m s S a X, with other letters in single quotes; what is stored must \
          lead back to its day, or its minute. An `inputMask` has a 9, an a or a * for each \
          character to type; a backslash makes the next one plain.
          """))
    case "W204":
      ManualEntry(
        say("A format is valid, but shows something else than is probably meant."),
        say(
          """
          In a pattern of dates `m` is for minutes and `M` for months, and a time is shown of \
          dates that are stored with one. `h` counts hours to 12 and needs `a` for the half of the \
          day, and a pattern shows some of what `datePickerMode` picks. An amount without a \
          `currencyCode` or a `locale`, of the row or of the form, is shown in the currency of \
          whoever reads it: as $, as € or as ¥.
          """),
        example: say("dateFormat = \"dd.mm.yyyy\";    the month is MM"))
    case "W205":
      ManualEntry(
        say("Two editable rows share a path."),
        say(
          """
          Editing one changes the other, which is rarely meant. Make one of them `readOnly`, or \
          give it its own path. One may be in a form that the other one's form opens for the same \
          record.
          """))
    case "W206":
      ManualEntry(
        say("A path reads like something else."),
        say(
          """
          `a+b` and `sum(x)` are no expressions but names of members, `$.spec.name` asks for a \
          member `$`, and in `spec/name` the slash is part of the name. Write the path as it is \
          (`spec.name`); a name that holds such characters goes in double quotes.
          """),
        example: say("displayValue = \"{\\\"a+b\\\"}\";    the member \"a+b\""))
    case "F301":
      ManualEntry(
        say("An expression can't be read."),
        say(
          """
          `hidden`, `disabled`, `readOnly` and `required` take YES, NO or a predicate over the \
          record: paths, `$identifier` for a row, `SELF` for the row's own value, texts in single \
          quotes, comparisons, `AND`, `OR`, `NOT`. The message says what was expected, and at \
          which character. `minimumValue` and `maximumValue` take a number, a date or an \
          expression.
          """),
        example: say(
          "hidden = \"tls.enabled != true\";    shown where TLS is on"))
    case "F302":
      ManualEntry(
        say("A name refers to nothing."),
        say(
          """
          A row's `section` is one of the identifiers in `sections`, each of `columns` and each \
          `$identifier` of an expression or a template is a row's identifier. The advice names the \
          nearest one.
          """))
    case "W203":
      ManualEntry(
        say("A text can hardly be read on its background."),
        say(
          """
          The contrast of `color` or `keyColor` with `backgroundColor` is below 3:1 (WCAG 2.2). A \
          darker or a lighter one helps; without `color` the text is black or white, whichever \
          reads better.
          """),
        example: "color = yellow; backgroundColor = white;")
    case "W302":
      ManualEntry(
        say(
          """
          An expression reads a path that no row shows, but that is nearly one that a row shows, \
          or a function's name.
          """),
        say(
          """
          A path that is not in a record is nothing, without a word: a condition with a typo hides \
          a row for ever, or never, and `a < today` without parentheses reads the member `today`. \
          A member that records have and no row shows can be given a row with `hidden = YES`, \
          which says that it is meant. `lint --data FILE` looks for each path in a file. The same \
          is said of a path that goes on from a number or a text, and of a name with a hyphen that \
          is read as a difference: in backticks it is a name, `` `first-name` ``.
          """),
        example: say(
          "hidden = \"rle != 'db'\";    the path is role"))
    case "F101":
      ManualEntry(
        say("A message is for a rule that there is not."),
        say(
          """
          `errorMessages` has a text for each rule by its name, which is that of its key: \
          `minimumValue`, `regex`; also `type` and `choice`. The advice names the nearest one.
          """),
        example: say("errorMessages = { maximumLength = \"{limit} letters at most\"; };"))
    case "W202":
      ManualEntry(
        say("A message has a placeholder that there is not."),
        say(
          """
          `{label}` is the row's label, `{value}` what was typed or is stored, `{limit}` what the \
          rule allows. Other texts in braces are shown as they are.
          """),
        example: say("requiredMessage = \"{label} is missing\";"))
    case "F303":
      ManualEntry(
        say("Formulas go round in a circle."),
        say(
          """
          A formula can't need its own result, also not by way of other rows. The message names \
          the rows of the circle and their lines: one of them has to be typed, or computed from \
          something else.
          """),
        example: say("net = \"gross - tax\", tax = \"net * 0.25\""))
    case "F304":
      ManualEntry(
        say("An expression has a value of another type than is needed there."),
        say(
          """
          A condition must be true or false: a path alone is one only where its row stores a Bool. \
          Arithmetic needs numbers; a text becomes one by `number(path)`.
          """),
        example: say("required = \"count\";    write: \"count > 0\""))
    case "W304":
      ManualEntry(
        say("Two values are compared that are never equal."),
        say(
          """
          Nothing is converted silently: the number 5 and the text '5' differ. Compare with a \
          literal of the row's type, or convert with `number(path)`. A row that takes only its \
          choices is never equal to another text.
          """),
        example: say(
          "hidden = \"port == '22'\";    port is a number: \"port == 22\""))
    case "W305":
      ManualEntry(
        say("A condition does not depend on the record."),
        say(
          """
          It is always true, or never. Write YES or NO if that is meant; else a path may be in \
          quotes, which makes a text of it. So is a condition that contradicts itself, as `a == 1 \
          AND a == 2`, or that nothing can break, as `a != 1 OR a != 2`.
          """),
        example: say(
          "hidden = \"'role' == 'staff'\";    a path has no quotes: \"role == 'staff'\""))
    default: nil
    }
  }
}
