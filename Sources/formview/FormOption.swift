import ArgumentParser

/// `--form FILE` and `--form auto`: the form in place of the argument that says it.
enum FormOption {
  /// In place of a file: the form that belongs to the data.
  static let auto = "auto"
  private static let name = "--form"

  /// A call with the form where its argument is: behind the command. Others stay as they are.
  static func asArgument(_ arguments: [String], commands: [String]) -> [String] {
    let end = arguments.firstIndex(of: "--") ?? arguments.endIndex
    guard
      let place = arguments[..<end].firstIndex(where: { $0 == name || $0.hasPrefix(name + "=") })
    else { return arguments }
    let command = arguments.first.flatMap { commands.contains($0) ? $0 : nil }
    guard Self.commands.contains(command ?? EditCommand.configuration.commandName ?? "") else {
      return arguments
    }
    var rest = arguments
    var form = rest.remove(at: place)
    if form == name {
      guard rest.indices.contains(place) else { return arguments }
      form = rest.remove(at: place)
    } else {
      form.removeFirst(name.count + 1)
    }
    rest.insert(form, at: command == nil ? 0 : 1)
    return rest
  }

  /// The commands that take a form.
  private static let commands = Set(
    [
      EditCommand.configuration, ShowCommand.configuration, CheckCommand.configuration,
      LintCommand.configuration, GetCommand.configuration, SetCommand.configuration,
      PromptCommand.configuration,
    ].compactMap(\.commandName))
}

extension Option where Value == String? {
  /// `--form` for the help of commands whose argument is the form: `FormOption` has put its value there before.
  init(inHelp _: FormOption.Type) {
    self.init(
      name: .customLong("form"),
      help: ArgumentHelp(Environment.texts.helpFormOption, valueName: "form"),
      completion: .file(extensions: ["plist"]))
  }
}
