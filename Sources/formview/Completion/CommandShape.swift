import ArgumentParser
import JSONText

/// A command's options and arguments, from the parser's declarations.
struct CommandShape {
  let name: String
  let summary: String
  let arguments: [Argument]

  struct Argument {
    enum Kind: String { case positional, option, flag }

    let kind: Kind
    /// Names with hyphens; empty for a positional argument.
    let names: [String]
    let valueName: String
    let summary: String
    let values: [String]
    let extensions: [String]?
    let isRepeating: Bool
  }

  static var all: [CommandShape] {
    guard let tool = try? JSONSlice(parsing: FormviewCommand._dumpHelp()) else { return [] }
    return tool["command"]?.list("subcommands").map { CommandShape($0) } ?? []
  }

  private init(_ command: JSONSlice) {
    name = command["commandName"]?.plainText ?? ""
    summary = command["abstract"]?.plainText ?? ""
    arguments = command.list("arguments").compactMap { Argument($0) }
  }

  var options: [Argument] { arguments.filter { $0.kind != .positional } }

  /// The positional argument at an index, from 0.
  func positional(at index: Int) -> Argument? {
    let positionals = arguments.filter { $0.kind == .positional }
    if index < positionals.count { return positionals[index] }
    return positionals.last.flatMap { $0.isRepeating ? $0 : nil }
  }
}

extension CommandShape.Argument {
  fileprivate init?(_ argument: JSONSlice) {
    guard let kind = argument["kind"].flatMap({ Kind(rawValue: $0.plainText) }) else { return nil }
    self.kind = kind
    names = argument.list("names").map { name in
      let hyphens = name["kind"]?.plainText == "long" ? "--" : "-"
      return hyphens + (name["name"]?.plainText ?? "")
    }
    valueName = argument["valueName"]?.plainText ?? ""
    summary = argument["abstract"]?.plainText ?? ""
    values = argument.list("allValues").map(\.plainText)
    let file = argument["completionKind"]?["file"]
    extensions = file.map { $0.list("extensions").map(\.plainText) }
    isRepeating = argument["isRepeating"]?.text == "true"
  }
}

extension JSONSlice {
  fileprivate subscript(name: String) -> JSONSlice? { lookup([.member(name)]).slice }

  fileprivate func list(_ name: String) -> [JSONSlice] {
    self[name].map { Array($0.elements) } ?? []
  }

  fileprivate var plainText: String {
    if case .string(let text) = value { text } else { text }
  }
}
