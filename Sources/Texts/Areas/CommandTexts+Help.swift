extension Texts {
  // MARK: Abstracts and helps

  package var abstractFormview: String { say("Edit, show and check JSON records through a form.") }
  package var abstractCheck: String { say("Check every record against every rule of the form.") }
  package var abstractEdit: String { say("Open the form on the data and edit it on the screen.") }
  package var abstractExplain: String {
    say("Explain a key of forms, a cell, or the code of a message.")
  }
  package var abstractGet: String { say("Print the values of rows, a line each.") }
  package var abstractLint: String { say("Check forms against the form format.") }
  package var abstractPrompt: String { say("Ask for the values of a record line by line.") }
  package var abstractSet: String {
    say("Set values of rows, as if they were typed on the screen.")
  }
  package var abstractShow: String { say("Print a record's form, or a list as a table.") }
  package var helpFormOption: String {
    say("The form, in place of its argument; auto: that of the data, else one made of them.")
  }
  package var autoNeedsFile: String {
    say("--form auto needs a data file, whose form it looks for")
  }
  package var helpForm: String {
    say("The form: a property list (XML, binary or OpenStep), in a file or at an https URL.")
  }
  package var helpData: String {
    say(
      """
      The data: JSON with one object or a list of them, JSON Lines, YAML, a property list, also \
      encrypted with age or at an https URL; or an SQLite database.
      """)
  }
  package var helpDataFiles: String {
    say("Data files: JSON, JSON Lines, YAML, property lists and archives, SQLite databases.")
  }
  package var helpStrict: String { say("Count warnings as errors.") }
  package var helpFindingFormat: String {
    say("What to print: text, or json (a JSON object a line).")
  }
  package var helpReadOnly: String {
    say("Save nothing under the file's own name; S saves elsewhere.")
  }
  package var helpKeyOrCode: String { say("A key, a cell or a code.") }
  package var helpAll: String { say("Print the whole reference, in Markdown.") }
  package var helpIdentifiers: String { say("Identifiers of rows.") }
  package var helpRaw: String { say("Print the JSON bytes as they stand in the file.") }
  package var helpForms: String { say("Forms: property lists.") }
  package var helpLintData: String {
    say(
      """
      A data file of the forms: report paths that its first records don't have, and values that \
      don't fit.
      """)
  }
  package var helpColumns: String {
    say("Only these columns, in this order, by identifier or label.")
  }
  package var helpSort: String {
    say("Sort by these columns; - in front of one: the greatest first.")
  }
  package var helpFilter: String {
    say(
      """
      Only records that match: words that all appear, or "salary > 5000", "city = Oslo", "city in \
      (Oslo, Bergen)", "salary between 1 and 2", "phone missing", "problems", with "not", "and", \
      "or" and parentheses. = ignores case and accents, == does not.
      """)
  }
  package var helpLimit: String { say("At most N records.") }
  package var helpOffset: String { say("Leave out the first N records.") }
  package var helpRecord: String { say("Take record N of the file, 1 being the first.") }
  package var helpWhere: String {
    say(
      """
      Take all records that have exactly this value: what the row stores for the text, numbers and \
      dates by their value; several times: all of them must be so.
      """)
  }
  package var helpMatching: String { say("Take all records that match, as show --filter does.") }
  package var helpAllRecords: String { say("Take all records.") }
  package var helpShowSecrets: String { say("Show the values of secure rows.") }
  package var helpAssignments: String {
    say("What to set: identifier=text, or identifier := expression.")
  }
  package var helpJSON: String {
    say("Take the right sides as JSON; they are not typed but judged all the same.")
  }
  package var helpDryRun: String {
    say("Print the difference that it would make, and write nothing.")
  }
  package var helpUnset: String { say("Remove the row's member; may be given several times.") }
  package var helpShowFormat: String {
    say("What to print: text, json, jsonl, rows, csv, tsv or markdown.")
  }
  package var helpByteOrderMark: String {
    say("Begin csv or tsv with a byte order mark, by which Excel knows UTF-8.")
  }
  package var helpWidth: String {
    say("The width in columns; else the terminal's, $COLUMNS, or 80.")
  }
  package var helpColor: String {
    say("Colors: auto (on a terminal, unless NO_COLOR is set), always or never.")
  }

  // MARK: What the parser of the command line says

  package func argumentIsNotUTF8(_ number: Int) -> String {
    say("argument \(number) is not UTF-8 text; convert it first, as with iconv -f latin1 -t utf-8")
  }
  package func givenTwice(_ option: String) -> String {
    say("formview: \(option) is given twice, and only one can count; leave one out")
  }
}
