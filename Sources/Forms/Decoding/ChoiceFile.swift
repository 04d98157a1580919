import JSONText
import PlistText
import SourceText
import Texts
import Values

/// A list of choices that is in a file of the form's folder: JSON, a property list, or comma-separated values.
enum ChoiceFile {
  static let kinds = ["json", "plist", "csv"]

  /// The extension of a name; nil for one that can't be read.
  static func kind(of name: String) -> String? {
    guard let point = name.lastIndex(of: ".") else { return nil }
    let kind = name[name.index(after: point)...].lowercased()
    return kinds.contains(kind) ? kind : nil
  }

  /// The file's content as JSON, and what that was made of in other notations.
  static func read(
    _ source: SourceText, kind: String
  ) throws(ChoiceFileFault) -> (list: JSONSlice, written: PlistNode?) {
    let written: PlistNode
    switch kind {
    case "plist": written = try propertyList(source)
    case "csv": written = try DelimitedText.records(in: try table(of: source))
    default: return (try json(source), nil)
    }
    return (JSONSlice(writing: written.json ?? .null), written)
  }

  /// The advice for a file of choices that can't be parsed.
  static func advice(onSyntaxOf source: SourceText, kind: String) -> Sentence {
    switch kind {
    case "json": Sentence { $0.jsonAdvice }
    case "plist": FormDecoder.advice(onSyntaxOf: PlistParser.text(of: source))
    default: Sentence { $0.delimitedAdvice }
    }
  }

  private static func json(_ source: SourceText) throws(ChoiceFileFault) -> JSONSlice {
    let text = try text(of: source)
    do throws(JSONSyntaxError) {
      return try JSONSlice(parsing: text)
    } catch {
      let position = SourceText(name: source.name, text: text).position(at: error.offset)
      throw ChoiceFileFault(position: position, message: error.message)
    }
  }

  private static func propertyList(_ source: SourceText) throws(ChoiceFileFault) -> PlistNode {
    do throws(PlistSyntaxError) {
      return try PlistParser.parse(source).root
    } catch {
      throw ChoiceFileFault(
        position: error.position, message: error.message, advice: error.advice)
    }
  }

  /// The characters of a file of a spreadsheet, which may also be in GB18030.
  private static func table(of source: SourceText) throws(ChoiceFileFault) -> String {
    do throws(ChoiceFileFault) {
      return try text(of: source)
    } catch {
      guard let text = GB18030.text(source.buffer.bytes) else { throw error }
      return text
    }
  }

  /// The characters of a file in UTF-8, or in UTF-16 with a mark, without the mark.
  private static func text(of source: SourceText) throws(ChoiceFileFault) -> String {
    guard let utf8 = PlistParser.text(of: source),
      let text = String(validating: utf8.buffer.bytes, as: UTF8.self)
    else {
      throw ChoiceFileFault(
        position: nil, message: Sentence { $0.choiceFileIsNoText },
        advice: Sentence { $0.saveAsUTF8 })
    }
    return text.unicodeScalars.first == "\u{FEFF}" ? String(text.unicodeScalars.dropFirst()) : text
  }
}

/// A fault in a file of choices, and its position.
struct ChoiceFileFault: Error {
  let position: SourcePosition?
  let message: Sentence
  var advice: Sentence?
}
