/// The start page: what a folder has, and recent files.
extension Texts {
  // MARK: Kinds of files

  package var fileFrontMatter: String { say("front matter", as: "file") }
  package var fileCommentedJSON: String { say("JSON with comments", as: "file") }
  package var filePlist: String { say("property list", as: "file") }
  package var fileBinaryPlist: String { say("binary plist", as: "file") }
  package var fileArchive: String { say("archive", as: "file") }
  package var fileEncrypted: String { say("encrypted", as: "file") }
  package var fileForm: String { say("form", as: "file") }
  package var fileFolder: String { say("folder", as: "file") }
  package var fileTable: String { say("table", as: "database") }
  package var fileView: String { say("view", as: "database") }
  /// The reason against a file whose format is named beside it.
  package var isNotRead: String { say("this format is not read", as: "file") }

  // MARK: Contents

  package func recordCount(_ count: Int) -> String {
    say("\(grouped: count, "record")", as: "file")
  }
  package func tableCount(_ count: Int) -> String { say("\(grouped: count, "table")", as: "file") }
  package func rowCount(_ count: Int) -> String { say("\(grouped: count, "row")", as: "file") }

  // MARK: The printed table

  package var startColumns: [String] {
    [
      say("Name", as: "file"), say("Kind", as: "file"), say("Size", as: "file"),
      say("Contents", as: "file"), say("Form", as: "file"), say("Problems", as: "file"),
    ]
  }

  // MARK: The page

  package var recentFiles: String { say("Recent files") }
  package var dataFiles: String { say("Data", as: "files") }
  package var tablesTitle: String { say("Tables", as: "database") }
  package var formsTitle: String { say("Forms", as: "files") }
  package var foldersTitle: String { say("Folders", as: "files") }
  package var otherFormats: String { say("Formats that are not read") }
  /// The progress of finding records and problems.
  package func surveyed(_ count: Int, of all: Int) -> String {
    say("checking \(count.grouped) of \(all.grouped)")
  }
  package func choosesData(for form: String, back key: String) -> String {
    say("\(form) is a form: choose the data to open with it; \(key) drops it")
  }
  package func withForm(_ form: String) -> String { say("with \(form):") }
  package func encryptedHere(open key: String) -> String {
    say("Encrypted; \(key) asks for the passphrase.")
  }

  package func opensWithoutForm(_ error: String, key: String) -> String {
    say("\(key) again opens the data without this form: \(error)")
  }

  // MARK: Its keys

  package var openItemHelp: String {
    say("Open the file, the folder or the table; of a form, choose it for the data opened next.")
  }
  package var useForm: String { say("use this form") }
  package var folderAboveTitle: String { say("folder above") }
  package var folderAboveHelp: String { say("List the folder above.") }
  package var noFolderAbove: String { say("A database that was named alone has no folder above") }
  package var onStartPage: String { say("On the start page") }
  package var narrowTitle: String { say("narrow") }
  package var narrowHelp: String {
    say("Type what the list is narrowed to; other letters do so without it.")
  }
  package var listAgainHelp: String { say("List again, and redraw the screen.") }
  package var startKeysHelp: String { say("Show these keys.") }
  package var startBackHelp: String {
    say("Drop what was typed, or the form that was chosen; go back; leave.")
  }
  package var leaveStartHelp: String { say("Leave the program.") }
  package var showAllAgain: String { say("show all") }

  // MARK: Nothing to list

  package var nothingToOpenHere: String { say("nothing here that formview opens") }
  package func folderHasNoData(_ folder: String) -> String {
    say("\(folder) has no data that formview opens")
  }
  package var howToBegin: String {
    say("`formview FORM new.json` begins a file with a form of yours; --help shows more.")
  }
  package var whatIsOpened: String {
    say(
      """
      It opens JSON, JSON Lines, property lists, archives (NSKeyedArchiver), SQLite databases and \
      files encrypted with age.
      """)
  }
}
