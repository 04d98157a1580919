extension Texts {
  func meaning(ofRowsRule key: String) -> String? {
    switch key {
    case "required": say("Missing, null and blank values are refused; false and 0 are values.")
    case "requiredMessage": say("What is said where a required value is missing.")
    case "regex":
      say(
        "A pattern (PCRE2, Unicode) that the whole value must match; an empty value is not judged.")
    case "regexOptions": say("How the pattern is matched.")
    case "regexMessage": say("What is said where the pattern does not match.")
    case "minimumLength": say("The shortest text, in characters as people count them.")
    case "maximumLength":
      say("The longest text, in characters as people count them; typing stops there.")
    case "minimumValue": say("The least number or the earliest date, itself allowed.")
    case "maximumValue": say("The greatest number or the latest date, itself allowed.")
    case "step":
      say(
        """
        A number must be minimumValue, or else 0, and a whole number of steps; keys that step a \
        number use it.
        """)
    case "minimumCount":
      say("The fewest items that the list must have; a list that is not there is not judged.")
    case "maximumCount": say("The most items that the list may have.")
    case "minimumSelection":
      say("The fewest choices that the list must have; a list that is not there is not judged.")
    case "maximumSelection": say("The most choices that the list may have.")
    case "unique":
      say(
        """
        No other record of the table, or item of the list, may have the value; numbers compare by \
        value, and empty values are never the same. The value of a hidden row counts, too.
        """)
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
