/// Building blocks that combine sentences, names and advice.
extension Texts {
  package func andMore(_ count: Int) -> String { say("and \(count) more", as: "names") }
  /// A sentence, and behind it another one or what to try.
  package func joined(_ sentence: String, _ advice: String) -> String {
    say("\(sentence); \(advice)")
  }
  /// A title with the name that commands know it by.
  package func called(_ title: String, _ name: String) -> String { say("\(title) (\(name))") }
  /// A name and what is said of it.
  package func about(_ name: String, _ sentence: String) -> String { say("\(name): \(sentence)") }
  package func sentences(_ sentences: [String]) -> String {
    guard let first = sentences.first else { return "" }
    return sentences.dropFirst().reduce(first) { say("\($0) \($1)", as: "sentences") }
  }
  package func either(_ keys: [String]) -> String {
    keys.joined(separator: say(" or ", as: "names"))
  }
  package func names(_ names: [String]) -> String { joined(names) }
  package func ended(_ sentence: String) -> String { say("\(sentence).") }
  package func draftCount(_ count: Int) -> String {
    say("a draft", "\(count.grouped) drafts", for: count)
  }
}

extension Texts {
  /// A sentence with what else is to be said, as far as there is something.
  package func joined(_ sentence: String, notes: [String?]) -> String {
    notes.compactMap(\.self).reduce(sentence) { joined($0, $1) }
  }
}
