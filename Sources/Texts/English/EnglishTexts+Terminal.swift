extension EnglishTexts {
  package var noTerminal: String {
    "no terminal to draw the screen on; try `formview show`, which prints the form"
  }
  package var termNotSet: String {
    "TERM is not set; set it to the terminal's type, for instance TERM=xterm-256color"
  }
  package func termUnknown(_ name: String) -> String {
    "the terminal type \"\(name)\" (TERM) is not known here; try TERM=xterm-256color"
  }
  package func termInsufficient(_ name: String) -> String {
    "the terminal type \"\(name)\" (TERM) cannot place the cursor; try another TERM, or "
      + "`formview show`, which prints the form"
  }
}
