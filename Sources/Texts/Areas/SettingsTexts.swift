/// The settings of the person: their file, their form, and the command that shows them.
extension Texts {
  // MARK: The command

  package var abstractConfig: String { say("Edit the settings: keys, theme, what is asked.") }
  package var discussionConfig: String {
    say(
      """
      Opens the file of the settings, $XDG_CONFIG_HOME/formview/config.plist or \
      ~/.config/formview/config.plist, in a form that has every command. Defaults are shown, and \
      nothing is written before something is changed and saved. An open screen follows the file.

        formview config
        formview config --print
      """)
  }
  package var helpPrintSettings: String {
    say("Print what holds, and where each setting comes from.")
  }
  package var noSettingsFolder: String {
    say("There is no folder for settings: set HOME or XDG_CONFIG_HOME to an absolute path.")
  }
  package var settingsWord: String { say("settings", as: "command") }
  package var settingsHelp: String {
    say("Say how the settings are opened: keys, theme, what is asked.")
  }
  package var settingsWay: String {
    say("`formview config`, in another terminal, edits the settings; this screen follows them")
  }
  package var settingIsDefault: String { say("default", as: "setting") }
  package var settingsWereRead: String { say("The settings were read again") }
  package func andOtherFaults(_ first: String, _ others: Int) -> String {
    others > 0 ? say("\(first) (and \(others.grouped) more faults)") : first
  }

  // MARK: Their form

  package var settingsTitle: String { say("Settings") }
  package var settingsGeneral: String { say("General", as: "settings") }
  package var settingsEverywhere: String { say("On every page") }
  package var settingTheme: String { say("Theme") }
  package var settingSplitView: String { say("Form beside the table") }
  package var settingConfirmsDeletion: String { say("Ask before deleting") }
  package var settingNumbers: String { say("Numbers as in") }
  package var settingDates: String { say("Dates as in") }
  package var settingOfEnvironment: String { say("as the environment says") }
  package var keysExampleSentence: String {
    say("Names of keys with blanks between them, such as o, C-s, M-Up, F2, Space.")
  }

  // MARK: The vocabulary

  package var headingSettings: String { say("The person's config.plist") }
  package var inSettings: String { say("in config.plist") }
  package func isKeyOfSettings(_ name: String) -> String {
    say("\(name), a key of the settings in config.plist")
  }
  package var defaultUsualKeys: String { say("the usual keys") }
  package var typeCommandKeys: String { say("a dictionary with names of keys by commands") }
  package var typeKeyNames: String { say("a string with names of keys") }

  package func meaning(ofSettings key: String) -> String? {
    switch key {
    case "keys":
      say(
        """
        The keys of commands in place of their usual ones, by the names that `formview config \
        --print` lists: `keys = { sort = T; save = "s C-s"; };`. Names of keys are those of the \
        bottom line, with blanks between them; an empty string takes all keys away.
        """)
    case "theme": meaningOfTheme
    case "splitView": meaningOfSplitView
    case "confirmsDeletion": meaningOfConfirmsDeletion
    case "numberLocale": meaningOfNumberLocale
    case "dateLocale": meaningOfDateLocale
    default: nil
    }
  }
  package var meaningOfTheme: String { say("The colors of the screen.") }
  package var meaningOfSplitView: String {
    say("A wide window has the form of the record beside the table.")
  }
  package var meaningOfConfirmsDeletion: String {
    say("Deleting records or items asks first, also where the form doesn't ask for that.")
  }
  package var meaningOfNumberLocale: String {
    say("The locale of numbers, such as de_DE, where LC_ALL, LC_NUMERIC and LANG name none.")
  }
  package var meaningOfDateLocale: String {
    say("The locale of dates, such as de_DE, where LC_ALL, LC_TIME and LANG name none.")
  }

  // MARK: Faults of the file

  package var settingsAreDictionary: String { say("the settings are a dictionary") }
  package var settingsAdvice: String { say("{ keys = { sort = T; }; }", as: "settings") }
  package var keysExample: String { say("\"t\", \"C-t\", \"M-Up\" or \"F5\"", as: "keys") }
  package var unknownCommandName: String { say("no such command") }
  package var commandsAdvice: String { say("a name that `formview config --print` lists") }
  package var noSuchKey: String { say("no such key") }
  package var anotherKey: String { say("another key") }
  package var keyAlwaysLeaves: String { say("this key always goes back or leaves") }
  package func keyIsOther(_ name: String) -> String {
    say("terminals send \(name) for this key")
  }
  package var keyBeginsNumber: String { say("this key begins a number") }
  package var keyIsTyped: String { say("this key is typed where the command is given") }
  /// `place`: where both are given, as a heading.
  package func sameKey(_ command: String, _ other: String, where place: String) -> String {
    say("\(command) and \(other) have the same key (\(place))")
  }
  package var whileLineIsTyped: String { say("While a line is typed") }
  package var inQuestion: String { say("In a question") }
}
