extension Texts {
  func meaning(ofChoosing key: String) -> String? {
    switch key {
    case "values": say("The values to choose from.")
    case "titles": say("What is shown for each of the values, in their order.")
    case "shortTitles":
      say("What is shown for each of the values in tables and on the line of a SegmentedCell.")
    case "choices":
      say(
        """
        The same in one list: dictionaries of value and title, or plain values. Further members \
        are for `choiceFilter`.
        """)
    case "choicesFrom":
      say(
        """
        The list to choose from: a name of `choiceLists`, `file:NAME` (JSON, a property list or \
        CSV beside the form; `file:NAME#PATH` is a list inside, through the elements of lists), or \
        `path:PATH`, a list in the record, from items of its lists as `path:@root.PATH`: an array, \
        or an object whose members are the choices. No path leads to other records.
        """)
    case "choiceValuePath": say("Where an element of the list has the value that is stored.")
    case "choiceTitle": say("What is shown for an element of the list, made of its members.")
    case "choiceFilter":
      say(
        """
        Offer only the choices for which it is true: `choice.x` is a choice's member \
        (`choice.parent.x` that of the element around its list), other paths are the record's. A \
        value that is no longer offered stays, and is an error.
        """)
    case "displaySortedByTitle":
      say("List the choices in the order of their titles, as the locale sorts texts.")
    case "allowsOtherValue":
      say(
        """
        Take typed values that are not in the list; a ChoiceCell takes the keys of typed texts for \
        them, such as regex, maximumLength and maximumValue.
        """)
    case "nullTitle":
      say(
        """
        What is shown where there is no value, unless the row has a placeholder; the list begins \
        with it, and choosing it clears the value.
        """)
    default: nil
    }
  }

  func meaning(ofFormat key: String) -> String? {
    switch key {
    case "numberStyle":
      say(
        """
        How a number is shown: as the record has it (none), with groups, as an amount, or as a \
        percentage of 1, which is typed as such: 25 for 0.25.
        """)
    case "usesGroupingSeparator":
      say(
        """
        Whether a number is shown in groups of digits, as numberStyle shows it; YES groups also \
        without one.
        """)
    case "locale":
      say("Whose notation the row's numbers and dates are shown and typed in, such as de_DE.")
    case "datePickerMode": say("What is picked and shown: a day, a time, or both.")
    case "dateFormat":
      say(
        """
        How a date is shown: a pattern of letters of UTS 35, such as dd.MM.yyyy HH:mm, with other \
        text in single quotes.
        """)
    case "dateStyle":
      say(
        """
        How a date is shown in the notation of the locale: short is all digits, full has the \
        weekday.
        """)
    case "storageDateFormat":
      say(
        """
        How a record has the date: iso8601, a number of seconds or milliseconds since 1970, or a \
        pattern in English from which it can be read again.
        """)
    case "minuteInterval":
      say("What the minutes of a typed time must be a multiple of; a divisor of 60.")
    case "timeZone":
      say(
        """
        Zone whose clocks show the time, such as Europe/Oslo; a value keeps the offset that it has.
        """)
    case "trimsWhitespace":
      say("Whether white space around a typed text is cut when the row is left.")
    case "autocapitalizationType":
      say(
        """
        Which letters become capitals as they are typed: the first of each word, or all; \
        `sentences` leaves them to whoever types, and pasted ones stay.
        """)
    case "autocorrectionType": say("Accepted for forms of other systems; has no effect.")
    case "textContentType":
      say(
        """
        What the text is: emailAddress, URL and telephoneNumber choose the keyboard where the row \
        gives none.
        """)
    case "regexMatch": say("Whether the whole value must match the pattern, or any part of it.")
    default: nil
    }
  }

  func meaning(ofChild key: String) -> String? {
    switch key {
    case "segueIdentifier":
      say(
        """
        The form that the row's object is edited with: its name among forms, or else that of a \
        file beside the form, "address" for address.plist. Without valuePath it shows more of the \
        same record.
        """)
    case "file": say("Another word for segueIdentifier.")
    case "segueValuePath":
      say(
        """
        Where the record has the object that the form is opened for, where that is another one \
        than what the row shows; it is made by the first edit in it.
        """)
    case "presentation":
      say(
        """
        How the form is opened: push, as a page of its own; modal, in a window over the form; \
        inline, unfolded below its row. Where the screen is too small for that it is a page.
        """)
    case "action": say("What pressing the button does; there is nothing else that a button can do.")
    case "list": say("The identifier of the row whose list gets an item by `addItem`.")
    case "itemForm":
      say(
        """
        The form that each item of the row's list is edited with: its name among forms or that of \
        a file beside the form, or its rows.
        """)
    case "itemTitle":
      say(
        """
        Names an item of the list in the row, in headings and in questions: a template filled with \
        the item's values.
        """)
    case "columns":
      say("The columns of the items' table, by the identifiers of the items' rows, in their order.")
    case "insertable": say("Whether items can be added to the list.")
    case "deletable": say("Whether items of the list can be deleted.")
    case "reorderable": say("Whether items of the list can be moved.")
    case "copyable": say("Whether items of the list can be copied.")
    case "confirmsDeletion": say("Whether deleting items asks first.")
    case "addTitle": say("What the key that adds an item is called at the bottom of the screen.")
    case "emptyText": say("Shown where the list has no items.")
    case "itemDefault":
      say("What a new item begins with; what is missing in it has the defaults of the items' form.")
    case "variants":
      say(
        """
        The shapes that the value may have, each with a title and the keys of a row, such as \
        valueType, regex, cellIdentifier or itemForm, or with rows for an object. A value has the \
        variant that its constant, its predicate or its type shows, and of several the one that \
        it breaks fewest rules of; it is shown, edited and judged by that. The row's own keys \
        hold for all variants that don't have them.
        """)
    case "discriminator":
      say(
        "The member of the value, such as type, that has the constant of the value's variant.")
    case "keyTitle": say("What the keys of a map are called: the heading of their column.")
    case "keyRegex": say("A pattern that each key of a map must match as a whole.")
    case "keyChoices": say("The keys that a map may have.")
    default: nil
    }
  }

  func meaning(ofComputed key: String) -> String? {
    switch key {
    case "formula":
      say(
        """
        Compute the value from others of the record; with a valuePath it is stored there by the \
        edit of an operand.
        """)
    case "formulaMode":
      say(
        """
        always: nobody edits the row; untilEdited: a value that is not what the formula gave \
        stays; one that is follows it.
        """)
    case "defaultFormula":
      say("Compute what is shown where a record has no value, and what new records begin with.")
    case "colorRules":
      say(
        """
        Other colors for some records: dictionaries with a predicate; the first that holds counts.
        """)
    default: nil
    }
  }
}
