import Storage

extension PrivateFolder {
  /// `$XDG_STATE_HOME/formview`, or `~/.local/state/formview`; nil without either variable.
  static var ofState: PrivateFolder? {
    let state =
      EnvironmentPath.folder("XDG_STATE_HOME")
      ?? EnvironmentPath.folder("HOME").map { $0 + "/.local/state" }
    return state.map { PrivateFolder($0 + "/formview") }
  }
}
