extension Texts {
  /// The message in the language; in English where its translation is missing.
  ///
  /// `context` tells apart what is the same in English and differs in another language.
  func say(_ message: Message, as context: StaticString? = nil) -> String {
    language.translation?.text(of: message, as: context) ?? message.text
  }

  /// One of two messages: the first is for a count of one.
  func say(
    _ one: @autoclosure () -> Message, _ many: @autoclosure () -> Message, for count: Int,
    as context: StaticString? = nil
  ) -> String {
    language.translation?.text(of: many(), named: one(), count: count, as: context)
      ?? (count == 1 ? one() : many()).text
  }
}

// MARK: Lines of a table

extension Texts {
  var entry: Message.Word { Message.Word(text: unit == .items ? "item" : "record") }
  var anEntry: Message.Word { Message.Word(text: unit == .items ? "an item" : "a record") }
  var entries: Message.Word { Message.Word(text: unit == .items ? "items" : "records") }
  var whole: Message.Word { Message.Word(text: unit == .items ? "list" : "file") }
}

// MARK: Parts of sentences

extension Texts {
  /// `a, b, c`
  func joined(_ parts: [String]) -> String { parts.joined(separator: say(", ")) }

  /// `a; b; c`
  func clauses(_ parts: [String]) -> String { parts.joined(separator: say("; ")) }

  /// `a, b and c`
  func list(_ names: [String]) -> String {
    guard names.count > 1, let last = names.last else { return names.first ?? "" }
    return say("\(joined(names.dropLast())) and \(last)", as: "list")
  }

  /// `a, b or c`
  func alternatives(_ names: [String]) -> String {
    guard names.count > 1, let last = names.last else { return names.first ?? "" }
    return say("\(joined(names.dropLast())) or \(last)", as: "list")
  }

  /// A name that is in quotes in other languages.
  func named(_ name: String) -> String { say("\(name)", as: "name") }

  /// A name in quotes; those of one that begins or ends with a part in quotes are enough.
  func quoted(_ name: String) -> String {
    name.hasPrefix("\"") || name.hasSuffix("\"") ? name : say("\"\(name)\"")
  }

  /// With a capital letter at its beginning, as English and sentences of it have it.
  func capitalized(_ text: String) -> String {
    language == .english ? text.prefix(1).uppercased() + text.dropFirst() : text
  }

  /// `; did you mean a?`
  func didYouMean(_ name: String?) -> String { name.map { say("; did you mean \($0)?") } ?? "" }
}
