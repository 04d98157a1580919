import Foundation
import ScreenTesting
import Testing

/// Does what a document says, step by step, in a folder of its own.
final class TriedDocumentRun {
  private let scene: Scene
  private var terminal: TerminalSession?

  init() throws { scene = try Scene() }

  /// What belongs in the fence of a step, where it has one: for a screen once `expected` is on it, or what it waits for.
  func lines(after step: TriedDocument.Step, expected: [String]?) throws -> [String] {
    switch step {
    case .file(let name):
      let lines = try #require(expected, "the file \(name) is missing")
      try scene.write(name, lines.joined(separator: "\n") + "\n")
      return lines
    case .shell:
      return try (expected ?? []).filter { $0.hasPrefix("$ ") }.flatMap { line in
        try [line] + printed(by: String(line.dropFirst(2)))
      }
    case .screen(let width, let height, let command, let shows):
      let terminal = try TerminalSession(
        command: Scene.program.path, arguments: Array(command.dropFirst()),
        environment: ["XDG_STATE_HOME": scene.stateFolder.path], directory: scene.folder.path,
        size: (width, height))
      self.terminal = terminal
      return try screen(of: terminal, shows: shows, expected: expected)
    case .keys(let keys, let shows):
      let terminal = try #require(self.terminal, "nothing runs that could take \(keys)")
      try press(keys, in: terminal)
      if let shows { return try screen(of: terminal, shows: shows, expected: expected) }
      #expect(try terminal.waitForExit() == .exited(0))
      return []
    }
  }

  private func press(_ keys: [String], in terminal: TerminalSession) throws {
    for key in keys {
      if key.hasPrefix("'") {
        terminal.type(String(key.dropFirst().dropLast()))
      } else {
        try terminal.press(key)
      }
    }
  }

  private func screen(of terminal: TerminalSession, shows: String, expected: [String]?) throws
    -> [String]
  {
    try terminal.wait(for: shows)
    if let expected, !TutorialTests.records {
      try terminal.wait(until: "the screen is\n" + expected.joined(separator: "\n")) {
        $0.screen == expected
      }
    }
    return terminal.screen
  }

  private func printed(by command: String) throws -> [String] {
    let outcome = try scene.shell("formview() { \"$formview\" \"$@\"; }; { \(command); } 2>&1")
    return outcome.output.replacing("\r\n", with: "\n")
      .split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
  }
}
