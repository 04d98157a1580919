import ArgumentParser
import FormEditor
import Forms
import Glibc
import RecordSources
import SourceText
import Storage
import Texts

/// `formview config`: the person's settings, in a form or printed.
struct ConfigCommand: FormviewSubcommand {
  static let configuration = CommandConfiguration.command(
    "config",
    abstract: Environment.texts.abstractConfig,
    discussion: Environment.texts.discussionConfig)

  @Flag(help: ArgumentHelp(Environment.texts.helpPrintSettings))
  var print = false

  var opensScreen: Bool { !print }

  func execute(output: inout StandardOutput) throws -> ExitStatus {
    let source = SettingsSource.ofEnvironment
    guard let path = source.path else {
      throw CommandFailure(.usage, Environment.texts.noSettingsFolder)
    }
    if print || !Environment.outputIsTerminal {
      let opened = Environment.settings
      for line in SettingsList(opened, path: path).lines { try output.write(line: line) }
      return opened.read.diagnostics.isEmpty ? .fine : .formBroken
    }
    let folder = FolderReader.folder(of: path)
    try Self.makeFolder(folder)
    // Left empty where nothing was saved.
    defer { rmdir(folder.systemPath) }
    let form = try OpenedForm(
      builtIn: SourceText(name: path, text: SettingsForm(Environment.texts).text))
    return try EditCommand.edit(
      EditRequest(
        source: Unlocking().source(named: path, mayBegin: true), builtIn: form,
        keyJudge: KeyJudge.ofAllCommands
      ))
  }

  private static func makeFolder(_ folder: String) throws(CommandFailure) {
    do throws(FileError) {
      try FolderMaker.make(folder, mode: 0o700)
    } catch {
      throw CommandFailure(error)
    }
  }
}
