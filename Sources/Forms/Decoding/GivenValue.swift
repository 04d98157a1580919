import JSONText
import PlistText
import SourceText
import Texts
import Values

/// The value that a dictionary of a form gives for a key. What is wrong with it is reported when it is read.
struct GivenValue: KeyReporting {
  let key: String
  let type: KeyType
  let node: PlistNode
  let context: DecodingContext

  func position(of key: String) -> SourcePosition { node.position }

  /// A part of the value, of which faults are reported as of the whole.
  func part(_ node: PlistNode) -> Self {
    Self(key: key, type: type, node: node, context: context)
  }

  /// Reports a fault of the value.
  func report(
    _ code: DiagnosticCode, quoting text: String? = nil, found: (any DiagnosticPart)? = nil,
    advice: any DiagnosticPart, _ message: @escaping @Sendable (Texts) -> String
  ) {
    report(code, of: key, quoting: text, found: found, advice: advice, message)
  }

  /// Reports a fault for which the advice is a sentence without facts.
  func report(
    _ code: DiagnosticCode, quoting text: String? = nil, found: (any DiagnosticPart)? = nil,
    advice: SentenceName, _ message: @escaping @Sendable (Texts) -> String
  ) {
    report(code, of: key, quoting: text, found: found, advice: advice, message)
  }

  /// The value that was read; F102 is reported if it is nil.
  func expecting<Value>(_ value: Value?) -> Value? {
    if value == nil { reportMismatch() }
    return value
  }

  var text: String? { expecting(node.string) }

  var trimmedText: String? { text.map(Words.trimmed) }

  var translatedText: String? { text.map { context.translated($0, at: node.position) } }

  /// A text that is shown for a broken rule.
  var message: String? {
    if let text = node.string { checkPlaceholders(in: text) }
    return nonEmpty(translatedText)
  }

  /// A text of which an empty one counts as not given: as a name it could be used nowhere, as a message it would say
  /// nothing (W108).
  func nonEmpty(_ text: String?) -> String? {
    guard text?.isEmpty == true else { return text }
    reportEmpty()
    return nil
  }

  var translatedScalar: JSONValue? {
    guard case .string(let text)? = expecting(node.scalar) else { return node.scalar }
    return .string(context.translated(text, at: node.position))
  }

  /// A whole number within the vocabulary's limits (F104).
  var integer: Int? {
    guard let number = expecting(node.wholeNumber) else { return nil }
    guard let integer = Int(number), type.range?.contains(integer) ?? true else {
      reportOutOfRange(found: number)
      return nil
    }
    return integer
  }

  /// A trimmed string that `read` understands; F103 with the nearest of `words` if it does not.
  func word<Value>(of words: [String], as read: (String) -> Value?) -> Value? {
    guard let word = trimmedText else { return nil }
    let value = read(word)
    if value == nil { reportUnlisted(word, of: words, at: node.position) }
    return value
  }

  /// Words of the vocabulary's list, in one string (separated by spaces or commas) or an array.
  var words: [String]? {
    let given: [(text: String, position: SourcePosition)]
    switch node.content {
    case .string(let text):
      given = text.unicodeScalars.split { $0 == "," || $0.properties.isWhitespace }
        .map { (String($0), node.position) }
    case .array: given = (texts ?? []).map { (Words.trimmed($0.text), $0.position) }
    default: return expecting(nil)
    }
    return given.compactMap { word, position in
      if type.words.contains(word) { return word }
      reportUnlisted(word, of: type.words, at: position)
      return nil
    }
  }

  /// The elements of an array that `read` takes; F102 for each that it does not.
  func array<Element>(as read: (PlistNode) -> Element?) -> [Element]? {
    nodes?.compactMap { item in
      let element = read(item)
      if element == nil { reportMismatch(item) }
      return element
    }
  }

  var nodes: [PlistNode]? {
    guard case .array(let nodes) = node.content else { return expecting(nil) }
    return nodes
  }

  var entries: [PlistEntry]? { expecting(node.entries) }

  var texts: [(text: String, position: SourcePosition)]? {
    array { node in node.string.map { ($0, node.position) } }
  }

  /// The dictionaries of an array; F102 for what is none.
  func dictionaries(in owner: VocabularyKey.Owner) -> [DictionaryReader]? {
    array { node in
      guard case .dictionary(let entries) = node.content else { return nil }
      return DictionaryReader(entries, at: node.position, in: owner, context)
    }
  }
}
