import FormTesting
import Forms
import PlistText
import SourceText
import Testing
import Texts
import TextsTesting

@Suite("The vocabulary") struct VocabularyTests {
  @Test("Every key stands once in its dictionary, with a sentence that ends")
  func keys() {
    var seen: Set<String> = []
    for key in FormVocabulary.keys {
      #expect(seen.insert("\(key.owner) \(key.name)").inserted, "\(key.name)")
      #expect(key.meaning.hasSuffix("."), "\(key.name)")
      #expect(KeySynonyms.exactNames(in: key.owner)[key.name] == nil, "\(key.name)")
    }
  }

  @Test("The decoder reads every key of the table: none takes data in silence")
  func everyKeyIsRead() {
    let start = SourcePosition(line: 1, column: 1)
    func node(_ content: PlistContent) -> PlistNode { PlistNode(content: content, position: start) }
    func entry(_ key: String, _ content: PlistContent) -> PlistEntry {
      PlistEntry(key: key, keyPosition: start, value: node(content))
    }
    // Those of a folder's file have their own reader, and their own tests.
    let ofOtherFiles: [VocabularyKey.Owner] = [.folder, .folderForm, .settings]
    for key in FormVocabulary.keys where !ofOtherFiles.contains(key.owner) {
      let bad = entry(key.name, .data([1]))
      let row = [entry("valuePath", .string("a"))]
      let root: PlistContent =
        switch key.owner {
        case .form:
          .dictionary(
            [entry("rows", .array([node(.dictionary(row))])), bad].filter {
              key.name != "rows" || $0.key != "rows" || $0.value.isData
            })
        case .section:
          .dictionary([
            entry("sections", .array([node(.dictionary([bad]))])),
            entry("rows", .array([node(.dictionary(row))])),
          ])
        case .row: .array([node(.dictionary([bad]))])
        case .folder, .folderForm, .settings: .array([])
        case .rule:
          .array([node(.dictionary(row + [entry("rules", .array([node(.dictionary([bad]))]))]))])
        case .colorRule:
          .array([
            node(.dictionary(row + [entry("colorRules", .array([node(.dictionary([bad]))]))]))
          ])
        case .variant:
          .array([node(.dictionary(row + [entry("variants", .array([node(.dictionary([bad]))]))]))])
        case .choice:
          .array([node(.dictionary(row + [entry("choices", .array([node(.dictionary([bad]))]))]))])
        }
      let decoded = FormDecoder(cells: FormFixture.cells).decode(node(root), file: "x")
      let tells = decoded.diagnostics.contains {
        $0.code == .F102 && $0.message.contains("\"\(key.name)\"")
      }
      #expect(tells, "\(key.owner) \(key.name)")
    }
  }

  @Test("A default that is a word or a number is, written, what holds without the key")
  func defaults() throws {
    var tried: [String] = []
    // That these are given matters, too: a switch takes no type from the records then, for one.
    let given = ["trueValue", "falseValue", "unique", "maximumHeight"]
    for key in FormVocabulary.keys
    where key.owner == .row && key.needs == nil && !given.contains(key.name) {
      guard let literal = key.defaultText?.text(in: Language.english.texts),
        literal == key.defaultText?.text(in: Language.chinese.texts)
      else { continue }
      let around =
        switch key.family {
        case .choices: "choicesFrom = \"path:b\";"
        case .lists: "itemForm = ( { valuePath = b; } );"
        case .dates: "cellIdentifier = DateCell;"
        default: ""
        }
      let base = "valuePath = a; \(around) "
      let without = FormFixture.decode("( { \(base) } )")
      let with = FormFixture.decode("( { \(base)\(key.name) = \"\(literal)\"; } )")
      tried.append(key.name)
      // Some need another key to have an effect.
      let found = with.diagnostics.map(\.code).filter { $0 != .W108 }
      #expect(found == without.diagnostics.map(\.code), "\(key.name) \(found)")
      let rows = [with, without].map { String(describing: $0.form?.rows.first) }
      #expect(rows[0] == rows[1], "\(key.name)")
    }
    #expect(tried.count > 10, "\(tried)")
  }

  @Test("Advice for a foreign key names a key that there is, or will be")
  func foreign() {
    let names = [
      "Key", "Title", "DefaultValue", "IASKRegex", "pfm_title", "label", "validationRegex",
    ]
    for name in names {
      let native = KeySynonyms.exactNames(in: .row)[name] ?? ""
      #expect(FormVocabulary.key(native, in: .row) != nil, "\(name)")
    }
  }

  @Test("Every code has a title and an explanation")
  func manual() {
    for code in DiagnosticCode.allCases {
      for (language, end) in [(Language.english, "."), (.chinese, "。")] {
        let manual = code.manual(in: language.texts)
        #expect(manual.title.hasSuffix(end), "\(code)")
        #expect(manual.explanation.hasSuffix(end), "\(code)")
      }
    }
  }
}

extension PlistNode {
  fileprivate var isData: Bool { if case .data = content { true } else { false } }
}
