extension EnglishTexts {
  package var sourcesTitle: String { "Sources of records" }
  package var sourceName: String { "Source" }
  package var sourcesIntroduction: String {
    "A data file is recognized by its content, then by its name. --data-format NAME says what it is."
  }
  package var sourceColumns: [String] {
    [
      "Recognized by", "Opens as", "Types", "What can be edited", "What is kept", "Locks", "Limits",
    ]
  }
  package var jsonFormat: TextFormatDescription {
    TextFormatDescription(
      name: "json", title: "JSON and JSON Lines",
      recognizedBy:
        "whatever is nothing else; JSON Lines by .jsonl and .ndjson, or an object a line",
      opensAs: "an object is a record, an array or a file of lines a table",
      types: "string, number, boolean, null, array, object",
      editable: "values, members, elements, records",
      kept: "every byte outside the edited value: order, numbers as written, white space, escapes",
      locks: "flock(2); the file is replaced at once",
      limits: "8 GB; 512 levels")
  }
  package var xmlPlistFormat: TextFormatDescription {
    TextFormatDescription(
      name: "xml-plist", title: "XML property list",
      recognizedBy: "a tag in front, also behind a blank line; UTF-8, UTF-16 or UTF-32",
      opensAs: "a dictionary is a record, an array of dictionaries a table",
      types: "string, integer, real, Boolean, date (UTC), data (Base64)",
      editable: "values, keys, elements, records; not a value with a comment inside",
      kept:
        "comments, entities, CDATA, order, indentation, DOCTYPE, white space, the final newline",
      locks: "as JSON",
      limits: "2 GB; 512 levels; no DOCTYPE with declarations")
  }
  package var binaryPlistFormat: TextFormatDescription {
    TextFormatDescription(
      name: "binary-plist", title: "Binary property list",
      recognizedBy: "bplist in front",
      opensAs: "as XML property lists",
      types: "as XML property lists; UID and set are shown, not edited",
      editable: "values, keys, elements, records",
      kept: "objects with their order, width and sharing",
      locks: "as JSON",
      limits: "2 GB; 512 levels; dates of the years -9999 to 9999")
  }
  package var openStepPlistFormat: TextFormatDescription {
    TextFormatDescription(
      name: "openstep-plist", title: "OpenStep property list, .strings",
      recognizedBy:
        "( in front, or { and a key with =; a key with = in files of strings; UTF-8, UTF-16, "
        + "UTF-32, NeXTSTEP or Latin-1",
      opensAs: "as XML property lists; a file of strings is one record",
      types: "string, data; GNUstep's typed integer, real, Boolean and date",
      editable: "values, keys, elements, records; numbers only where they are typed",
      kept: "comments, quotes, escapes, order, indentation, white space",
      locks: "as JSON",
      limits: "2 GB; 512 levels; every entry ends in ;")
  }
  package var keyedArchiveFormat: TextFormatDescription {
    TextFormatDescription(
      name: "keyed-archive", title: "Keyed archive (NSKeyedArchiver), XML or binary",
      recognizedBy: "a property list with $archiver, $top and $objects",
      opensAs: "the root object is a record, an array a table; else the members of $top a record",
      types:
        "as property lists; null; NSDecimalNumber as a number; URL, UUID, attributed string as strings",
      editable:
        "values, keys, elements, records; not $class, nor a → to an object elsewhere (opening it goes there)",
      kept: "as in its property list; an object that is in several places stays one",
      locks: "as JSON",
      limits: "as property lists")
  }
  package var sqliteFormat: TextFormatDescription {
    TextFormatDescription(
      name: "sqlite", title: "SQLite database",
      recognizedBy: "\"SQLite format 3\" in front",
      opensAs:
        "the rows of the form's recordsTable, of --table, of the only table, "
        + "or of --query",
      types: "INTEGER (of BOOLEAN columns 0 and 1 as Boolean), REAL, TEXT, NULL; BLOB as Base64; "
        + "TEXT with JSON where a path leads into it",
      editable: "values, also in such JSON, which begins where others have it; rows; unique values "
        + "exchanged; not what the database computes, views, queries, invalid UTF-8",
      kept: "columns and tables that were not edited; the type of a value; JSON outside the edit",
      locks: "SQLite's own; a save is one transaction, a conflict where others changed the same "
        + "values",
      limits: "integers of 64 bits, real numbers of about 15 digits")
  }
  package var ageFormat: TextFormatDescription {
    TextFormatDescription(
      name: "age", title: "Encrypted file (age), binary or armored",
      recognizedBy: "age-encryption.org/v1 or BEGIN AGE ENCRYPTED FILE in front",
      opensAs:
        "what is encrypted in it, a file of any format but SQLite; by a passphrase, which the "
        + "terminal or --passphrase-file gives, or by an X25519 key of --identity or "
        + "FORMVIEW_IDENTITY",
      types: "as in what is encrypted",
      editable:
        "as in what is encrypted, where all recipients are known: the passphrase, the given "
        + "identities, or --recipients-file",
      kept: "as in what is encrypted; its recipients and armor; each save has a fresh key; a new "
        + "file is for the passphrase, --recipients-file or the identities",
      locks: "as JSON",
      limits: "version 1; work factor 22; in memory only: no rescue file, no $EDITOR")
  }

  package var serverFormat: TextFormatDescription {
    TextFormatDescription(
      name: "https", title: "File on a server",
      recognizedBy: "https:// in front; http:// only with localhost, 127.0.0.1 or [::1]",
      opensAs:
        "what the file is, by its content, then by its name; neither a database nor an encrypted file",
      types: "as in files of its format",
      editable: "values and records, which are saved in a file of one's own",
      kept: "a copy below $XDG_CACHE_HOME/formview, which is used while the server can't be "
        + "reached; 90 days from its last use, of all copies the latest 64 MB; none of data whose form has secure rows",
      locks: "none",
      limits: "1 GiB unpacked, 10 minutes (forms 64 MiB, 30 s), 10 s to connect, 5 redirects")
  }
  package var helpDataFormat: String {
    "What the data are, whatever they look like: json, xml-plist, binary-plist, openstep-plist, "
      + "keyed-archive or sqlite."
  }
  package func formatIsNotRead(_ seen: String) -> String {
    "it looks like \(seen), which is not read; formview reads JSON, JSON Lines, property lists, SQLite databases "
      + "and files encrypted with age"
  }
  package func isToBeConverted(_ seen: String, by command: String) -> String {
    "it looks like \(seen); try what `\(command)` makes of it"
  }
  package func whatCommandPrints(_ command: String) -> String {
    "what `\(command)` makes of it"
  }
  package func kindCompressed(_ program: String) -> String { "a file compressed with \(program)" }
  package var kindZIP: String { "a ZIP archive" }
  package func kindEncrypted(_ format: String?, by program: String) -> String {
    "\(format ?? "a file") encrypted with \(program)"
  }
  package var kindGB18030: String { "text in GBK or GB18030" }
  package func openedAs(_ format: String, looksLike seen: String) -> String {
    "opened as \(format); it looks like \(seen), which --data-format \(seen) opens"
  }
  package func openedEncryptedAs(_ format: String) -> String {
    "opened as \(format); it is encrypted with age; leave out --data-format \(format)"
  }
}
