extension Texts {
  package func meaning(ofChoice key: String) -> String? {
    switch key {
    case "value": say("What is stored when this is chosen.")
    case "title": say("What is shown for it.")
    case "shortTitle": say("What is shown for it in tables and on the line of a SegmentedCell.")
    case "hidden": say("Whether it is not offered, or for which records not.")
    case "disabled":
      say(
        """
        Whether it is listed but can't be chosen, or for which records; records that have it keep \
        it.
        """)
    case "color": say("The color of the value where this is chosen, and of its line in the list.")
    default: nil
    }
  }

  package func meaning(ofVariant key: String) -> String? {
    switch key {
    case "title": say("The name of the variant after the value, in problems and in the list.")
    case "constant":
      say(
        """
        The only value of the variant; with discriminator what that member of the value must be. \
        YES and NO are true and false.
        """)
    case "predicate":
      say(
        "The condition of values that have this variant, where their type alone does not show it.")
    case "rows": say("The rows of the variant's objects, or a form of them.")
    default: nil
    }
  }

  package func meaning(ofRule key: String) -> String? {
    switch key {
    case "predicate": say("What must hold, as an expression over the record.")
    case "message":
      say("What is said where it does not hold; {label} and {value} are those of the row.")
    case "severity":
      say("An error asks before saving, a warning does so once, and an info is only shown.")
    case "identifier": say("The name of the rule in what check prints.")
    case "evenWhenEmpty": say("The rule of a row is judged also where the row has no value.")
    case "rows": say("The rows that a rule of the form marks.")
    default: nil
    }
  }

  package func meaning(ofColorRule key: String) -> String? {
    switch key {
    case "predicate": say("Which records have the colors.")
    default: meaning(ofLook: key)
    }
  }

  package func meaning(ofFolder key: String) -> String? {
    switch key {
    case "forms":
      say(
        """
        Which form belongs to which data files of the folder; the first entry that a file's name \
        fits counts.
        """)
    case "files":
      say("The names of data files, one or an array: `*` is any text, `?` one character.")
    case "form": say("Their form: the name of a file in the same folder, with or without `.plist`.")
    default: nil
    }
  }
}
