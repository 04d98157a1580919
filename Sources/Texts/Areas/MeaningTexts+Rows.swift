extension Texts {
  package func meaning(ofRow key: String) -> String? {
    meaning(ofLook: key) ?? meaning(ofRowsRule: key) ?? meaning(ofComputed: key)
      ?? meaning(ofChoosing: key) ?? meaning(ofFormat: key) ?? meaning(ofChild: key)
  }

  func meaning(ofLook key: String) -> String? {
    switch key {
    case "color": say("Color of the value.")
    case "keyColor": say("Color of the label.")
    case "backgroundColor":
      say(
        """
        Color behind the row, in a table behind the cell; text without a color of its own is black \
        or white on it, whichever reads better.
        """)
    case "textStyle": say("Style of the value; it also replaces color where there is none.")
    case "key": say("The label; the place of the data is valuePath.")
    case "identifier": say("The row's name on the command line, in columns and in templates.")
    case "valuePath":
      say(
        """
        Where the value lives in the record; SELF is the whole record, for items that are not \
        objects. A text that begins with "-p " is taken as displayValue.
        """)
    case "displayValue":
      say("What is shown where it differs from the value: a template, or a key path.")
    case "value": say("A literal text to show in a row that has neither a path nor a template.")
    case "fields":
      say(
        """
        The parts of a composite row, each a row with its own path, cell and rules; they are \
        edited in its place.
        """)
    case "section": say("Identifier of the row's section; an empty text is none.")
    case "sortOrder": say("Place within the section, ascending; ties keep the file's order.")
    case "showsInTable": say("Whether the row is a column of a table.")
    case "columnWidth": say("Width of the row's column in a table, in columns of the screen.")
    case "height":
      say("How many lines the row takes; auto grows with the content, up to maximumHeight.")
    case "maximumHeight": say("How many lines a height of auto grows to.")
    case "numberOfLines":
      say(
        """
        How many wrapped lines of the value are shown within the height; 0 for as many as it has \
        room for.
        """)
    case "textAlignment":
      say("Where the value is in its columns; natural is left, but right for numbers in a table.")
    case "prefix": say("Shown before the value where there is one, such as a sign; never stored.")
    case "suffix":
      say(
        """
        Shown behind the value where there is one, such as " kg"; never stored, and understood \
        where a number is typed with it.
        """)
    case "subtitle":
      say(
        """
        A dim text below the value in a form: a template, or a dictionary with a template for each \
        value and __default__ for all others.
        """)
    case "placeholder":
      say("Dim text where the value is empty; between ‹ and › where there is no color.")
    case "footerText": say("A short hint for the row that has the focus.")
    case "help": say("Long help, shown on ?.")
    case "accessibilityLabel":
      say("What the row is called where it is asked for on a line (formview prompt).")
    case "accessibilityHint": say("What is said of the row there before its value is typed.")
    case "cellIdentifier": say("The kind of cell that shows and edits the row.")
    case "valueType":
      say(
        """
        The JSON type that is stored; string keeps digits as text, as postcodes need. In a row of \
        type any what is typed is stored as the JSON that it is (9, true, null), even where the \
        value was a text; else, and in double quotes ("9"), as a text.
        """)
    case "defaultValue":
      say(
        """
        Shown dim where the path is missing, after ◇ where there is no color; written when the row \
        is edited or a record is added. Filters, sorting and search compare what is stored, and \
        exports have that.
        """)
    case "emptyValue":
      say(
        """
        What clearing writes; auto: what the record had for nothing, else "" for texts and null. \
        An element of a list is not removed, but becomes null, so that the others stay where they \
        are.
        """)
    case "keyboardType":
      say(
        """
        Which characters typing and pasting take; stored values are never judged by it. Digits and \
        letters of full width are stored as plain ones, but by the default keyboard.
        """)
    case "inputMask":
      say(
        """
        How a text is typed: 9 for a digit, a for a letter, * for either; other characters, and \
        those after \\, appear by themselves. A stored text that does not fit is shown and edited \
        as it is.
        """)
    case "storesMask": say("Whether the mask's own characters are stored with what is typed.")
    case "isSecure":
      say(
        """
        The value is shown as bullets, or left out of what other programs read; its field opens \
        empty, and left empty keeps it.
        """)
    case "trueValue":
      say(
        """
        What is stored for on; in a row of numbers 1 where it is not given. Without a valueType a \
        text such as 1 or YES is the number or the Boolean that the records have.
        """)
    case "falseValue":
      say(
        """
        What is stored for off, read in the same way; in a row of numbers 0 where it is not given.
        """)
    case "trueTitle": say("What is shown for on.")
    case "falseTitle": say("What is shown for off.")
    case "currencyCode":
      say("ISO 4217 code of the currency to show; an empty one groups digits without a symbol.")
    case "minimumFractionDigits": say("At least so many digits after the decimal point are shown.")
    case "maximumFractionDigits":
      say(
        """
        At most so many digits after the decimal point may be entered; nothing is rounded \
        silently. The result of a formula is shown rounded to them, and kept as it is; in a row \
        that people edit, too, the result itself is rounded to what they may enter.
        """)
    case "hidden": say("The row is not shown, and its value is not judged.")
    case "disabled":
      say("The row is shown dim, the cursor passes over it, and its value is not judged.")
    case "readOnly":
      say(
        """
        The row can be reached, copied and is judged, but not edited; nor what is in its object or \
        list.
        """)
    case "rules":
      say(
        """
        What must hold between this row and others: an array of rules, judged where the row has a \
        value.
        """)
    case "whenHidden":
      say(
        """
        What becomes of the value when an edit hides the row: it stays, is cleared, or is left out \
        until the row is shown again (an element of a list stays; the column of a database is \
        NULL). Nothing happens to the value of a row that can't be edited.
        """)
    case "errorMessages":
      say(
        """
        Say this where a rule is broken: a text for each rule, in which {label}, {value} and \
        {limit} are filled in.
        """)
    default: nil
    }
  }
}
