extension Texts {
  func manualOfFiles(_ code: String) -> ManualEntry? {
    switch code {
    case "F001":
      ManualEntry(
        say("The form's file cannot be read."),
        say(
          """
          The file is missing, is a folder, or may not be read. Check the path's spelling and the \
          file's permissions.
          """))
    case "F002":
      ManualEntry(
        say("The form's file is not a property list."),
        say(
          """
          A form is a property list in XML, binary or OpenStep notation. The position is where \
          something else was expected; the typo is there or just before. Reading goes on behind it \
          where it can, so that several are shown at once. What is JSON, YAML, TOML, INI, a JSON \
          Schema or a ProfileManifest is named as such. `plutil -lint` on a Mac and an editor for \
          plists know the same notations.
          """),
        example: say("{ key = \"Name\" valuePath = name; }    missing \";\" after \"Name\""))
    case "W002":
      ManualEntry(
        say("The encoding of the form's file was guessed."),
        say(
          """
          The file is UTF-16 without a byte order mark, which only the zero bytes between its \
          characters show. Save it as UTF-8, or with a mark.
          """))
    case "F003":
      ManualEntry(
        say("The root of the plist is neither an array nor a dictionary."),
        say(
          """
          A form is either an array of rows, or a dictionary whose `rows` holds that array. Each \
          row is a dictionary.
          """),
        example: "( { key = \"Name\"; valuePath = name; } )")
    case "F004":
      ManualEntry(
        say("The form has no rows."),
        say(
          """
          A form dictionary needs `rows`, an array with at least one row. A Settings bundle's \
          `PreferenceSpecifiers` is not read by this version.
          """))
    case "F005":
      ManualEntry(
        say("The form is written for a newer version."),
        say(
          """
          Its `formVersion` is higher than this program's, so it may use keys whose meaning is not \
          known here. Update formview, or lower the version if the form uses nothing newer.
          """))
    case "F006":
      ManualEntry(
        say("A form includes itself, or too many others."),
        say(
          """
          The forms that `includes` names come before the form that names them, and may include \
          others. Where that leads back to a form, there would be no first one. The message names \
          the whole circle. One can include the next 32 times, and 5,000 forms or 1,000,000 rows \
          can be included in all, counted as often as they are. To open a form from its own rows \
          use `segueIdentifier` or `itemForm`.
          """),
        example: say("includes = (base);    where base.plist has includes = (person);"))
    case "F007":
      ManualEntry(
        say("A name leads out of the form's folder."),
        say(
          """
          Files that a form names are beside it, or in a folder of a language beside it, so that a \
          form from somebody else can't read other files. Give the name alone, without a slash.
          """),
        example: say("stringsTable = \"../Staff\";    try stringsTable = Staff;"))
    default: nil
    }
  }
}
