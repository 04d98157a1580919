import FormEditor
import Forms
import Glibc
import SourceText
import Storage
import Texts
import Values

/// The file of the person's settings: `$XDG_CONFIG_HOME/formview/config.plist`, or in `~/.config`.
struct SettingsSource: Sendable {
  /// Nil where neither folder is known.
  let path: String?

  static let ofEnvironment = SettingsSource(
    path: (EnvironmentPath.folder("XDG_CONFIG_HOME")
      ?? EnvironmentPath.folder("HOME").map { $0 + "/.config" })
      .map { "\($0)/\(FormviewCommand.name)/\(SettingsFile.fileName)" })

  /// Reads the file; without one, the defaults hold. Status 4 if it can't be read, 3 if something is wrong with it.
  func read() -> OpenedSettings {
    guard let path else { return OpenedSettings(ReadSettings(), stamp: nil) }
    do throws(FileError) {
      let file = try FileReader.readFile(path, limit: FolderLocation.longest)
      return OpenedSettings(ReadSettings(file.text), stamp: file.stamp)
    } catch {
      let stamp = FileStamp.current(of: path)
      guard error.cause != .missing else { return OpenedSettings(ReadSettings(), stamp: stamp) }
      return OpenedSettings(ReadSettings([OpenedForm.unreadable(error)]), stamp: stamp)
    }
  }
}

/// Settings as they were read at some time.
struct OpenedSettings: Sendable {
  let read: ReadSettings
  /// The version that was read; nil without a file.
  let stamp: FileStamp?

  init(_ read: ReadSettings, stamp: FileStamp?) { (self.read, self.stamp) = (read, stamp) }

  var settings: Settings { read.settings }

  /// Faults of the file, a line each.
  var faults: [String] {
    read.diagnostics.map { VisibleText.of($0.line(in: Environment.texts)) }
  }

  /// Faults of the file, where there is little room for its path.
  var shortFaults: [String] {
    read.diagnostics.map { diagnostic in
      var diagnostic = diagnostic
      diagnostic.file = SettingsFile.fileName
      return VisibleText.of(diagnostic.line(in: Environment.texts))
    }
  }

  /// The first fault of the file and the number of others; nil where there is none.
  var shortFault: String? {
    let faults = shortFaults
    return faults.first.map { Environment.texts.andOtherFaults($0, faults.count - 1) }
  }

  /// The locale of the environment, with that of the settings where the environment names none.
  func locale(over environment: FormLocale) -> FormLocale {
    var locale = environment
    if locale.numbers == FormLocale.plain.numbers, let numbers = settings.numberLocale {
      locale.numbers = numbers
    }
    if locale.times == FormLocale.plain.times, let times = settings.dateLocale {
      locale.times = times
    }
    return locale
  }
}
