import ArgumentParser

/// `--form FILE` and `--form auto`: the form as an option in place of the argument.
enum FormOption {
  static let auto = "auto"
  private static let name = "--form"

  /// A call with the form as the argument after the command. Others are unchanged.
  static func asArgument(_ arguments: [String], commands: [String]) -> [String] {
    let end = arguments.firstIndex(of: "--") ?? arguments.endIndex
    guard
      let index = arguments[..<end].firstIndex(where: { $0 == name || $0.hasPrefix(name + "=") })
    else { return arguments }
    let command = arguments.first.flatMap { commands.contains($0) ? $0 : nil }
    guard Self.commands.contains(command ?? EditCommand.configuration.commandName ?? "") else {
      return arguments
    }
    var rest = arguments
    var form = rest.remove(at: index)
    if form == name {
      guard rest.indices.contains(index) else { return arguments }
      form = rest.remove(at: index)
    } else {
      form.removeFirst(name.count + 1)
    }
    rest.insert(form, at: command == nil ? 0 : 1)
    return rest
  }

  private static let commands = Set(
    [
      EditCommand.configuration, ShowCommand.configuration, CheckCommand.configuration,
      LintCommand.configuration, GetCommand.configuration, SetCommand.configuration,
      PromptCommand.configuration,
    ].compactMap(\.commandName))
}

extension Option where Value == String? {
  /// `--form` in the help of commands whose argument is the form: `FormOption` has converted it before.
  init(inHelp _: FormOption.Type) {
    self.init(
      name: .customLong("form"),
      help: ArgumentHelp(OptionHelp.formOption, valueName: "form"),
      completion: .file(extensions: ["plist"]))
  }
}
