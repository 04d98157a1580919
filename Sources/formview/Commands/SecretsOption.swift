import ArgumentParser

/// Whether secure rows are shown.
struct SecretsOption: ParsableArguments {
  @Flag(help: "Show the values of secure rows.")
  var showSecrets = false

  func apply(to workspace: inout Workspace) {
    if showSecrets { workspace.showSecrets() }
  }
}
