/// The variables of the environment, as `formview explain` describes them.
extension Texts {
  package var headingVariables: String { say("Variables of the environment") }
  package func isVariable(_ name: String) -> String {
    say("\(name), a variable of the environment")
  }
  package var meaningOfAccessible: String {
    say(
      """
      If it is set, and not to 0, the values of a record are asked for in lines, as \
      `formview prompt` does, in place of the screen; a list needs --record.
      """)
  }
  package var meaningOfColorFGBG: String {
    say(
      """
      The terminal's colors, as rxvt and Konsole set it: `0;15` is black on white. It holds until \
      the terminal has answered what its background is.
      """)
  }
  package var meaningOfColumns: String {
    say("The width of what `formview show` prints where the output is not a terminal.")
  }
  package var meaningOfCertificates: String {
    say(
      """
      The certificates that servers are checked by, in place of the system's: a file, or a folder \
      of files by their hashes.
      """)
  }
  package var meaningOfEditor: String { say("The editor for long texts; VISUAL before EDITOR.") }
  package var meaningOfIdentity: String {
    say("A file of age identities for encrypted data, where --identity names none.")
  }
  package var meaningOfThemeVariable: String {
    say(
      """
      The colors of the screen: `terminal` for the terminal's own, `light` or `dark`. It comes \
      before the theme in the settings.
      """)
  }
  package var meaningOfLocale: String {
    say(
      """
      The locale in which numbers and dates are shown, and numbers are typed, such as `de_DE`: \
      LC_ALL, else LC_NUMERIC and LC_TIME, else LANG.
      """)
  }
  package var meaningOfLanguages: String {
    say(
      """
      The language of messages, and of forms that have strings files: LANGUAGE, else LC_ALL, \
      LC_MESSAGES and LANG.
      """)
  }
  package var meaningOfNoColor: String { say("If it is set, nothing is colored.") }
  package var meaningOfCacheFolder: String {
    say("The folder of `formview` with the copies of what servers have; else ~/.cache.")
  }
  package var meaningOfConfigFolder: String {
    say("The folder of `formview/config.plist`, the settings; else ~/.config.")
  }
  package var meaningOfStateFolder: String {
    say(
      """
      The folder of `formview` with journals of unsaved edits and the names of recent files; else \
      ~/.local/state.
      """)
  }
  package var meaningOfProxy: String {
    say("The proxy that servers are asked by, and those that are asked without.")
  }
}
