import Cells
import FormTesting
import JSONText
import Testing

@testable import Forms
@testable import Rules

@Suite("Lint and the rules agree on where keys act")
struct RuleKeyEffectTests {
  /// By the key of a rule what no value below keeps.
  private static let strictest: [(key: String, value: String)] = [
    ("regex", "never"), ("minimumLength", "99"), ("maximumLength", "0"),
    ("minimumValue", "1000"), ("maximumValue", "\"-1000\""), ("minimumValue", "\"2999-01-01\""),
    ("maximumValue", "\"1999-01-01\""), ("step", "7"), ("maximumFractionDigits", "0"),
    ("minimumCount", "9"), ("maximumCount", "0"), ("minimumSelection", "9"),
    ("maximumSelection", "0"), ("values", "(77, 78)"), ("choices", "(77, 78)"),
    ("choicesFrom", "\"path:none\""),
  ]

  private static let values: [ValueType: String] = [
    .string: "\"xy\"", .integer: "5", .number: "5.5", .bool: "true", .date: "\"2026-11-24\"",
    .array: "[1, 2]", .object: #"{"a": 1}"#,
  ]

  /// What the kind of cell can't do without, unless it is the key that is tried.
  private static func companions(of cell: CellDeclaration, besides key: String) -> String {
    var keys = cell.needs.filter { $0 != key }.map { need in
      let word = FormVocabulary.key(need, in: .row)?.type.words.first
      return "\(need) = \(word ?? (need == "minimumValue" ? "\"-100\"" : "100"));"
    }
    if cell.traits.contains(.choices), !["values", "choices", "choicesFrom"].contains(key) {
      let values = "(xy, 5, \"5.5\", true, \"2026-11-24\", 1, 2)"
      keys.append("values = \(values);")
    }
    if cell.traits.contains(.opensItems) { keys.append("itemForm = ({ valuePath = SELF; });") }
    if cell.traits.contains(.opensObject) { keys.append("segueIdentifier = child;") }
    return keys.joined(separator: " ")
  }

  @Test(
    "A key that refuses a value of a row has an effect there", arguments: FormFixture.cells)
  func effects(cell: CellDeclaration) throws {
    let types = [cell.valueType] + cell.allowedValueTypes
    for type in types {
      for (key, strictest) in Self.strictest {
        let row = """
          valuePath = a; cellIdentifier = \(cell.name); valueType = \(type.rawValue); \
          \(key) = \(strictest); \(Self.companions(of: cell, besides: key))
          """
        let form = "{ rows = ({ \(row) }); forms = { child = ({ valuePath = b; }); }; }"
        let decoded = FormFixture.decode(form)
        guard let found = decoded.form else { continue }
        let binder = RecordBinder(form: found, locale: .plain)
        let isSaid = decoded.diagnostics.contains {
          $0.code == .W108 && $0.message.english.contains("\"\(key)\"")
        }
        let samples = type == .any ? Self.values.map(\.value) : Self.values[type].map { [$0] } ?? []
        let isRefused = try samples.contains { value in
          let record = try JSONSlice(parsing: "{\"a\": \(value)}")
          return binder.reading(record).ownProblems.contains {
            $0.failure.rule.rawValue == key
              || $0.failure.rule == .choice && ["values", "choices", "choicesFrom"].contains(key)
          }
        }
        #expect(!(isRefused && isSaid), "\(row): \(decoded.diagnostics.map(\.line))")
      }
    }
  }
}
