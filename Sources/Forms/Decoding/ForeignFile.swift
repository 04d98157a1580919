import JSONText
import PlistText
import SourceText
import Texts
import Values

/// A file of another kind that was given as a form.
struct ForeignFile {
  /// Name of the kind of file with its article: `a JSON Schema`.
  let name: Sentence
  let advice: Sentence

  private init(
    _ name: @escaping @Sendable (Texts) -> String,
    advice: @escaping @Sendable (Texts) -> String = { $0.formAdvice }
  ) {
    self.name = Sentence(name)
    self.advice = Sentence(advice)
  }

  // MARK: Files that are not a property list

  /// Nil for a file that may be a text.
  init?(recordsIn source: SourceText) {
    let bytes = source.buffer.bytes
    let text = bytes.drop { $0 <= 0x20 }
    if bytes.starts(with: FileMagic.database) {
      self.init { $0.kindDatabase }
    } else if text.starts(with: FileMagic.encrypted.utf8)
      || text.starts(with: FileMagic.armored.utf8)
    {
      self.init { $0.kindEncrypted(nil, by: "age") }
    } else {
      return nil
    }
  }

  /// Maximum length in bytes of a text that is parsed as JSON to identify it.
  private static let longest = 1 << 24

  /// Nil for a text that looks like a property list with a fault.
  init?(_ source: SourceText) {
    let bytes = source.buffer.bytes
    var start = 0
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { start = 3 }
    let text = bytes[start...]
    guard let first = text.first(where: { $0 > 0x20 }), bytes.count <= Self.longest else {
      return nil
    }
    guard let foreign = ForeignFormat(bytes, named: source.name) else {
      guard "{[".utf8.contains(first), let json = Self.json(text, first) else { return nil }
      self = json
      return
    }
    name = foreign.kind
    let command = foreign.command
    advice = Sentence { texts in
      command.map { texts.whatCommandPrints($0) } ?? texts.formAdvice
    }
  }

  private static func json(_ text: Slice<UnsafeRawBufferPointer>, _ first: UInt8) -> ForeignFile? {
    let decoded = String(decoding: text, as: UTF8.self)
    if let value = try? JSONSlice(parsing: decoded) {
      return kind(of: Set(value.members.map(\.name)), format: "JSON")
        ?? ForeignFile { $0.kindJSONFile }
    }
    // One record a line, or a fault of its own: still more like JSON than like anything else.
    let head = text.drop { $0 <= 0x20 }
    return JSONHead.hasList(head) || JSONHead.hasMember(head)
      ? ForeignFile { $0.kindFaultyJSON } : nil
  }

  // MARK: Property lists that are not forms

  /// Keys of which any one identifies a dictionary as a form.
  static let keysOfForms: Set = ["rows", "PreferenceSpecifiers"]

  /// Nil for a dictionary that may be a form.
  init?(_ entries: [PlistEntry]) {
    let keys = Set(entries.map(\.key))
    guard keys.isDisjoint(with: Self.keysOfForms),
      let foreign = Self.kind(of: keys, format: "plist")
    else { return nil }
    self = foreign
  }

  /// The kind of file that the names of its members indicate; nil if they indicate none.
  private static func kind(of names: Set<String>, format: String) -> ForeignFile? {
    func has(_ all: String...) -> Bool { names.isSuperset(of: all) }
    if names.contains("pfm_subkeys") || has("pfm_domain") || has("pfm_format_version") {
      return ForeignFile({ $0.kindProfileManifest }, advice: { $0.profileManifestAdvice })
    }
    if has("$schema") || has("properties", "type") || has("properties", "required") {
      return ForeignFile({ $0.kindJSONSchema }, advice: { $0.jsonSchemaAdvice })
    }
    guard format != "JSON" else { return nil }
    if has("PayloadContent") || has("PayloadType") { return ForeignFile { $0.kindProfile } }
    if has("CFBundleIdentifier") || has("CFBundleName") {
      return ForeignFile { $0.kindInfoPlist }
    }
    if has("$archiver", "$objects") { return ForeignFile { $0.kindArchive } }
    if has("archiveVersion", "objects") { return ForeignFile { $0.kindXcode } }
    return nil
  }
}
