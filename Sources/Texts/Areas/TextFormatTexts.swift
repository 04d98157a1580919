/// Texts about the formats of data files, for `explain sources` and the reference.
extension Texts {
  package var sourcesTitle: String { say("Sources of records") }
  package var sourceName: String { say("Source") }
  package var sourcesIntroduction: String {
    say(
      """
      A data file is recognized by its content, then by its name. --data-format NAME says what it \
      is.
      """)
  }
  /// Column headings of the table, in the order of `TextFormatDescription.columns`.
  package var sourceColumns: [String] {
    [
      say("Recognized by"), say("Opens as"), say("Types"), say("What can be edited"),
      say("What is kept"), say("Locks"), say("Limits"),
    ]
  }
  package var jsonFormat: TextFormatDescription {
    TextFormatDescription(
      name: "json",
      title: say("JSON and JSON Lines"),
      recognizedBy: say(
        "whatever is nothing else; JSON Lines by .jsonl and .ndjson, or an object a line"),
      opensAs: say("an object is a record, an array or a file of lines a table"),
      types: say("string, number, boolean, null, array, object"),
      editable: say("values, members, elements, records"),
      kept: say(
        "every byte outside the edited value: order, numbers as written, white space, escapes"),
      locks: say("flock(2); the file is replaced at once"),
      limits: say("8 GB; 512 levels"))
  }
  package var commentedJSONFormat: TextFormatDescription {
    TextFormatDescription(
      name: "jsonc",
      title: say("JSON with comments (tsconfig, devcontainer, VS Code)"),
      recognizedBy: say("JSON but for // and /* */ comments and commas before ] or }"),
      opensAs: say("as JSON; no JSON Lines"),
      types: say("as JSON"),
      editable: say("values, keys, members, elements, records"),
      kept: say(
        """
        comments, trailing commas, order, numbers as written, indentation; a removed member's \
        comment, on its line or right above it, goes with it
        """),
      locks: say("as JSON"),
      limits: say("2 GB; 512 levels; UTF-8; no JSON5 (single quotes, names without quotes)"))
  }
  package var yamlFormat: TextFormatDescription {
    TextFormatDescription(
      name: "yaml",
      title: say("YAML, one document or several"),
      recognizedBy: say(
        ".yaml and .yml; ---, an item or name: value in front; UTF-8, UTF-16 or UTF-32"),
      opensAs: say("a mapping is a record, a sequence a table; several documents are a table"),
      types: say(
        """
        string, number, Boolean, null, sequence, mapping (core schema of YAML 1.2); yes, 0644 and \
        12:30 are strings
        """),
      editable: say(
        """
        values, keys, members, elements, records; an alias or an inherited member gets a value of \
        its own
        """),
      kept: say(
        """
        comments, quotes and styles, anchors, tags, indentation, order, markers and directives; an \
        entry goes with its comments
        """),
      locks: say("as JSON"),
      limits: say("2 GB; 512 levels; needs libfyaml"))
  }
  package var frontMatterFormat: TextFormatDescription {
    TextFormatDescription(
      name: "front-matter",
      title: say("Front matter: the YAML in front of a Markdown text"),
      recognizedBy: say("--- in front of a file named .md, .markdown, .mdx, .qmd or .rmd"),
      opensAs: say("a mapping is a record"),
      types: say("as YAML"),
      editable: say("values, keys, members, elements"),
      kept: say("the text behind the front matter; what YAML keeps"),
      locks: say("as JSON"),
      limits: say("as YAML"))
  }
  package var xmlPlistFormat: TextFormatDescription {
    TextFormatDescription(
      name: "xml-plist",
      title: say("XML property list"),
      recognizedBy: say("a tag in front, also behind a blank line; UTF-8, UTF-16 or UTF-32"),
      opensAs: say("a dictionary is a record, an array of dictionaries a table"),
      types: say("string, integer, real, Boolean, date (UTC), data (Base64)"),
      editable: say("values, keys, elements, records; not a value with a comment inside"),
      kept: say(
        "comments, entities, CDATA, order, indentation, DOCTYPE, white space, the final newline"),
      locks: say("as JSON"),
      limits: say("2 GB; 512 levels; no DOCTYPE with declarations"))
  }
  package var binaryPlistFormat: TextFormatDescription {
    TextFormatDescription(
      name: "binary-plist",
      title: say("Binary property list"),
      recognizedBy: say("bplist in front"),
      opensAs: say("as XML property lists"),
      types: say("as XML property lists; UID and set are shown, not edited"),
      editable: say("values, keys, elements, records"),
      kept: say("objects with their order, width and sharing"),
      locks: say("as JSON"),
      limits: say("2 GB; 512 levels; dates of the years -9999 to 9999"))
  }
  package var openStepPlistFormat: TextFormatDescription {
    TextFormatDescription(
      name: "openstep-plist",
      title: say("OpenStep property list, .strings"),
      recognizedBy: say(
        """
        ( in front, or { and a key with =; a key with = in files of strings; UTF-8, UTF-16, \
        UTF-32, NeXTSTEP or Latin-1
        """),
      opensAs: say("as XML property lists; a file of strings is one record"),
      types: say("string, data; GNUstep's typed integer, real, Boolean and date"),
      editable: say("values, keys, elements, records; numbers only where they are typed"),
      kept: say("comments, quotes, escapes, order, indentation, white space"),
      locks: say("as JSON"),
      limits: say("2 GB; 512 levels; every entry ends in ;"))
  }
  package var keyedArchiveFormat: TextFormatDescription {
    TextFormatDescription(
      name: "keyed-archive",
      title: say("Keyed archive (NSKeyedArchiver), XML or binary"),
      recognizedBy: say("a property list with $archiver, $top and $objects"),
      opensAs: say(
        "the root object is a record, an array a table; else the members of $top a record"),
      types: say(
        """
        as property lists; null; NSDecimalNumber as a number; URL, UUID, attributed string as \
        strings
        """),
      editable: say(
        """
        values, keys, elements, records; not $class, nor a → to an object elsewhere (opening it \
        goes there)
        """),
      kept: say("as in its property list; an object that is in several places stays one"),
      locks: say("as JSON"),
      limits: say("as property lists"))
  }
  package var sqliteFormat: TextFormatDescription {
    TextFormatDescription(
      name: "sqlite",
      title: say("SQLite database"),
      recognizedBy: say("\"SQLite format 3\" in front"),
      opensAs: say(
        "the rows of the form's recordsTable, of --table, of the only table, or of --query"),
      types: say(
        """
        INTEGER (of BOOLEAN columns 0 and 1 as Boolean), REAL, TEXT, NULL; BLOB as Base64; TEXT \
        with JSON where a path leads into it
        """),
      editable: say(
        """
        values, also in such JSON, which begins where others have it; rows; unique values \
        exchanged; not what the database computes, views, queries, invalid UTF-8
        """),
      kept: say(
        "columns and tables that were not edited; the type of a value; JSON outside the edit"),
      locks: say(
        """
        SQLite's own; a save is one transaction, a conflict where others changed the same values
        """),
      limits: say("integers of 64 bits, real numbers of about 15 digits"))
  }
  package var ageFormat: TextFormatDescription {
    TextFormatDescription(
      name: "age",
      title: say("Encrypted file (age), binary or armored"),
      recognizedBy: say("age-encryption.org/v1 or BEGIN AGE ENCRYPTED FILE in front"),
      opensAs: say(
        """
        what is encrypted in it, a file of any format but SQLite; by a passphrase, which the \
        terminal or --passphrase-file gives, or by an X25519 key of --identity or \
        FORMVIEW_IDENTITY
        """),
      types: say("as in what is encrypted"),
      editable: say(
        """
        as in what is encrypted, where all recipients are known: the passphrase, the given \
        identities, or --recipients-file
        """),
      kept: say(
        """
        as in what is encrypted; its recipients and armor; each save has a fresh key; a new file \
        is for the passphrase, --recipients-file or the identities
        """),
      locks: say("as JSON"),
      limits: say("version 1; work factor 22; in memory only: no rescue file, no $EDITOR"))
  }
  package var serverFormat: TextFormatDescription {
    TextFormatDescription(
      name: "https",
      title: say("File on a server"),
      recognizedBy: say("https:// in front; http:// only with localhost, 127.0.0.1 or [::1]"),
      opensAs: say(
        """
        what the file is, by its content, then by its name; neither a database nor an encrypted \
        file
        """),
      types: say("as in files of its format"),
      editable: say("values and records, which are saved in a file of one's own"),
      kept: say(
        """
        a copy below $XDG_CACHE_HOME/formview, which is used while the server can't be reached; 90 \
        days from its last use, of all copies the latest 64 MB; none of data whose form has secure \
        rows
        """),
      locks: say("none"),
      limits: say("1 GiB unpacked, 10 minutes (forms 64 MiB, 30 s), 10 s to connect, 5 redirects"))
  }
  package func wouldReadDifferently(at path: String) -> String {
    say("after this change \(path) in the file would not be read as it should")
  }
  package func wouldBeInvalid(_ message: String) -> String {
    say("the file could not be read after this change (\(message))")
  }
  package var helpDataFormat: String {
    say(
      """
      What the data are, whatever they look like: json, jsonc, xml-plist, binary-plist, openstep-plist, \
      keyed-archive, yaml, front-matter or sqlite.
      """)
  }
  /// `seen`: what a file looks like.
  package func formatIsNotRead(_ seen: String) -> String {
    say(
      """
      it looks like \(seen), which is not read; formview reads JSON, JSON Lines, YAML, property lists, \
      SQLite databases and files encrypted with age
      """)
  }
  /// A message about a file that is not read itself, but that `command` prints in a format
  /// which is.
  package func isToBeConverted(_ seen: String, by command: String) -> String {
    say("it looks like \(seen); try what `\(command)` makes of it")
  }
  /// Advice in place of a file that a command reads: the output of the command.
  package func whatCommandPrints(_ command: String) -> String {
    say("what `\(command)` makes of it")
  }
  // What files are that are not read, with an article where they have one.
  package func kindCompressed(_ program: String) -> String {
    say("a file compressed with \(program)")
  }
  package var kindZIP: String { say("a ZIP archive") }
  /// `format`: of what is encrypted, where that can be seen.
  package func kindEncrypted(_ format: String?, by program: String) -> String {
    say("\(format ?? say("a file")) encrypted with \(program)")
  }
  package var kindGB18030: String { say("text in GBK or GB18030") }
  /// `format`: what the data were opened as; `seen`: what their content looks like.
  package func openedAs(_ format: String, looksLike seen: String) -> String {
    say("opened as \(format); it looks like \(seen), which --data-format \(seen) opens")
  }
  /// A message like `openedAs` for an encrypted file, which no option opens.
  package func openedEncryptedAs(_ format: String) -> String {
    say("opened as \(format); it is encrypted with age; leave out --data-format \(format)")
  }
}

extension Texts {
  package var textFormats: [TextFormatDescription] {
    [
      jsonFormat, commentedJSONFormat, yamlFormat, frontMatterFormat, xmlPlistFormat,
      binaryPlistFormat,
      openStepPlistFormat, keyedArchiveFormat, sqliteFormat, ageFormat, serverFormat,
    ]
  }
}

/// A description of a format, with a phrase for each column of the table.
package struct TextFormatDescription: Sendable {
  /// Name for `--data-format`, or the beginning of its address. Encrypted files are
  /// recognized, and the option names the format inside.
  package var name: String
  package var title: String
  package var recognizedBy: String
  package var opensAs: String
  package var types: String
  package var editable: String
  package var kept: String
  package var locks: String
  package var limits: String

  package init(
    name: String, title: String, recognizedBy: String, opensAs: String, types: String,
    editable: String,
    kept: String, locks: String, limits: String
  ) {
    self.name = name
    self.title = title
    self.recognizedBy = recognizedBy
    self.opensAs = opensAs
    self.types = types
    self.editable = editable
    self.kept = kept
    self.locks = locks
    self.limits = limits
  }

  package var columns: [String] {
    [recognizedBy, opensAs, types, editable, kept, locks, limits]
  }
}
