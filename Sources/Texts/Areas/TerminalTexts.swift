/// Why there can be no screen.
extension Texts {
  package var noTerminal: String {
    say("no terminal to draw the screen on; try `formview show`, which prints the form")
  }
  package var termNotSet: String {
    say("TERM is not set; set it to the terminal's type, for instance TERM=xterm-256color")
  }
  package func termUnknown(_ name: String) -> String {
    say("the terminal type \"\(name)\" (TERM) is not known here; try TERM=xterm-256color")
  }
  package func termInsufficient(_ name: String) -> String {
    say(
      """
      the terminal type "\(name)" (TERM) cannot place the cursor; try another TERM, or `formview \
      show`, which prints the form
      """)
  }
}
