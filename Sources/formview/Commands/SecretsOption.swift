import ArgumentParser

/// The option that shows secure rows.
struct SecretsOption: ParsableArguments {
  @Flag(help: ArgumentHelp(OptionHelp.showSecrets))
  var showSecrets = false

  func apply(to workspace: inout Workspace) {
    if showSecrets { workspace.showSecrets() }
  }
}
