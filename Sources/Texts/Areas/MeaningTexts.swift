/// The meanings of the keys of forms: a sentence for each; nil for a key that there is not.
extension Texts {
  package func meaning(ofForm key: String) -> String? {
    switch key {
    case "choiceLists":
      say(
        "Lists of choices by name, as `choices` has them, for rows that name one in `choicesFrom`.")
    case "formVersion": say("Version of this vocabulary that the form is written in.")
    case "title":
      say(
        """
        Title of the window; it may be a template. In a form among `forms` it is the title of the \
        page or window that a row opens, filled with the values of the object; a form of another \
        file is called as the row that opens it.
        """)
    case "rows": say("The rows of the form.")
    case "sections": say("Visual groups of rows; they are no level of the data.")
    case "recordTitle": say("Names one record in lists and prompts.")
    case "recordsPath": say("Where the data file holds its array of records; SELF is a root array.")
    case "recordsTable":
      say(
        """
        The table or view that holds the records where the data are an SQLite database; --table \
        names another one.
        """)
    case "recordIdentity":
      say(
        """
        Where a record has what distinguishes it from all others, such as its number: it is found \
        by that when the file is read again. Else it is found by its content. `check` warns of a \
        record that has the one of an earlier record.
        """)
    case "columns": say("Identifiers of the rows that are a table's columns, in their order.")
    case "readOnly": say("No row can be edited, nor what is in objects and lists.")
    case "rules": say("What must hold in every record, also between rows: an array of rules.")
    case "validateOn":
      say(
        """
        When a row is first judged: at each change, when its field is left (blur), or when saving \
        is tried or problems are asked for. What was shown as wrong is judged at each change; \
        stored problems are shown from the start, but with save.
        """)
    case "writesDefaults":
      say(
        """
        Saving writes the defaults of visible rows that are not disabled, also of read-only ones, \
        and the results of formulas that visible rows lack, into the records that were changed; \
        the form of an object or a list says so for its own rows, in all items of such a record.
        """)
    case "otherMembers":
      say(
        """
        What happens to members of a record, and of the objects in it, that no row and no other \
        key of the form names: show them in a folded section Other members at the end, hide them, \
        or refuse each as a problem. The form of an object or an item says it for that object; \
        where it says nothing, it does what the form does that opens it.
        """)
    case "forms":
      say(
        """
        Forms that rows open, by the name that segueIdentifier and itemForm give. Another name is \
        that of a file beside the form: a file has its own forms, choiceLists, palette and \
        stringsTable; locale, currencyCode, timeZone and validateOn are those of the form that was \
        opened where the file gives none.
        """)
    case "includes":
      say(
        """
        Forms, by their names among forms or those of files beside the form, whose rows, sections, \
        rules, choiceLists and palette the form has before its own. A later row of the same \
        identifier takes the place of an earlier one, in its section and sortOrder unless it gives \
        its own; so do sections, lists and colors of the same name.
        """)
    case "palette":
      say(
        """
        Colors by names of their own, which color, keyColor and backgroundColor may give; forms \
        inside have them too.
        """)
    case "heightUnit":
      say("What height and maximumHeight count: lines, or points as on a phone, 44 to a line.")
    case "stringsTable":
      say(
        """
        Name of the files with the form's texts in other languages: "Staff" for \
        fr.lproj/Staff.strings and zh-Hans.lproj/Staff.strings beside the form. LANGUAGE, \
        LC_MESSAGES and LANG choose among them; a text that none has is shown as the form writes it.
        """)
    case "locale": say("Whose notation numbers and dates are shown and typed in, such as de_DE.")
    case "currencyCode":
      say("ISO 4217 code of the amounts of rows that give none themselves, and of templates.")
    case "timeZone":
      say(
        "Zone whose clocks show the times of rows that give none themselves, such as Europe/Oslo.")
    default: nil
    }
  }

  package func meaning(ofSection key: String) -> String? {
    switch key {
    case "identifier": say("The name that a row's section refers to.")
    case "key": say("The heading.")
    case "footerText": say("A short text under the section's rows.")
    case "sortOrder": say("Place among the sections, ascending; ties keep the file's order.")
    case "color": say("Color of the heading.")
    case "collapsed":
      say(
        """
        Whether the section is folded at first on the screen: its heading counts its rows and \
        their problems. It needs a heading, key.
        """)
    case "hidden": say("The section and its rows are not shown, and their values are not judged.")
    case "disabled":
      say("Its rows are shown dim, the cursor passes over them, and their values are not judged.")
    case "readOnly": say("Its rows can be reached, but not edited.")
    case "required": say("Each of its rows that can have a value must have one.")
    default: nil
    }
  }
}
