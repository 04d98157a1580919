extension EnglishTexts {
  // MARK: Abstracts and helps

  package var abstractFormview: String { "Edit, show and check JSON records through a form." }
  package var abstractCheck: String { "Check every record against every rule of the form." }
  package var abstractEdit: String { "Open the form on the data and edit it on the screen." }
  package var abstractExplain: String {
    "Explain a key of forms, a cell, or the code of a message."
  }
  package var abstractGet: String { "Print the values of rows, a line each." }
  package var abstractLint: String { "Check forms against the form format." }
  package var abstractPrompt: String { "Ask for the values of a record line by line." }
  package var abstractSet: String { "Set values of rows, as if they were typed on the screen." }
  package var abstractShow: String { "Print a record's form, or a list as a table." }
  package var helpFormOption: String {
    "The form, in place of its argument; auto: that of the data, else one made of them."
  }
  package var autoNeedsFile: String { "--form auto needs a data file, whose form it looks for" }
  package var helpForm: String {
    "The form: a property list (XML, binary or OpenStep), in a file or at an https URL."
  }
  package var helpData: String {
    "The data: JSON with one object or a list of them, JSON Lines, a property list, also encrypted with age or at "
      + "an https URL; or an SQLite database."
  }
  package var helpDataFiles: String {
    "Data files: JSON, JSON Lines, property lists and archives, SQLite databases."
  }
  package var helpStrict: String { "Count warnings as errors." }
  package var helpFindingFormat: String { "What to print: text, or json (a JSON object a line)." }
  package var helpReadOnly: String { "Save nothing under the file's own name; S saves elsewhere." }
  package var helpKeyOrCode: String { "A key, a cell or a code." }
  package var helpAll: String { "Print the whole reference, in Markdown." }
  package var helpIdentifiers: String { "Identifiers of rows." }
  package var helpRaw: String { "Print the JSON bytes as they stand in the file." }
  package var helpForms: String { "Forms: property lists." }
  package var helpLintData: String {
    "A data file of the forms: report paths that its first records don't have, and values that don't fit."
  }
  package var helpColumns: String { "Only these columns, in this order, by identifier or label." }
  package var helpSort: String { "Sort by these columns; - in front of one: the greatest first." }
  package var helpFilter: String {
    "Only records that match: words that all appear, or \"salary > 5000\", \"city = "
      + "Oslo\", \"city in (Oslo, Bergen)\", \"salary between 1 and 2\", \"phone missing\", "
      + "\"problems\", with \"not\", \"and\", \"or\" and parentheses. = ignores case and accents, == does not."
  }
  package var helpLimit: String { "At most N records." }
  package var helpOffset: String { "Leave out the first N records." }
  package var helpRecord: String { "Take record N of the file, 1 being the first." }
  package var helpWhere: String {
    "Take all records that have exactly this value: what the row stores for the text, numbers and dates by their "
      + "value; several times: all of them must be so."
  }
  package var helpMatching: String { "Take all records that match, as show --filter does." }
  package var helpShowSecrets: String { "Show the values of secure rows." }
  package var helpAssignments: String { "What to set." }
  package var helpJSON: String {
    "Take the right sides as JSON; they are not typed but judged all the same."
  }
  package var helpDryRun: String { "Print the difference that it would make, and write nothing." }
  package var helpUnset: String { "Remove the row's member; may be given several times." }
  package var helpShowFormat: String {
    "What to print: text, json, jsonl, rows, csv, tsv or markdown."
  }
  package var helpByteOrderMark: String {
    "Begin csv or tsv with a byte order mark, by which Excel knows UTF-8."
  }
  package var helpWidth: String { "The width in columns; else the terminal's, $COLUMNS, or 80." }
  package var helpColor: String {
    "Colors: auto (on a terminal, unless NO_COLOR is set), always or never."
  }

  // MARK: What the parser of the command line says

  package func argumentIsNotUTF8(_ number: Int) -> String {
    "argument \(number) is not UTF-8 text; convert it first, as with iconv -f latin1 -t "
      + "utf-8"
  }
  package func givenTwice(_ option: String) -> String {
    "formview: \(option) is given twice, and only one can count; leave one out"
  }
}
