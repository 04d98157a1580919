import Forms
import Testing

/// What a key of the vocabulary does: a form and a record, and what is on the screen or in the file with the key and not
/// without it.
struct KeyEffect: Sendable {
  /// Where the effect is looked for.
  enum View: Sendable {
    /// The words on the screen below its title, with one space between them.
    case screen
    /// The screen's first line.
    case title
    /// The screen's lines as they are.
    case lines
    /// How a text looks on the screen.
    case look(of: String)
    /// What saving would write.
    case file
  }

  let owner: VocabularyKey.Owner
  /// The key with its value, as a form has it.
  let written: String
  /// What the form has in its place to be one, such as another word.
  let without: String
  /// The form; `«»` is where the key is.
  let form: String
  let record: String
  /// The keys that are pressed, with spaces between them; `'Bo` is typed.
  let keys: String
  /// What another program writes into the file before the keys are pressed.
  let reloading: String?
  let view: View
  /// What is there with the key, and not without it.
  let shows: String?
  /// What is there without the key, and not with it.
  let hides: String?

  init(
    _ owner: VocabularyKey.Owner, _ written: String, instead without: String = "", in form: String,
    _ record: String, keys: String = "", reloading: String? = nil, at view: View = .screen,
    shows: String? = nil, hides: String? = nil
  ) {
    self.owner = owner
    self.written = written
    self.without = without
    self.form = form
    self.record = record
    self.keys = keys
    self.reloading = reloading
    self.view = view
    self.shows = shows
    self.hides = hides
  }

  /// A key of the first row, which is at `a` or what `row` says, before the other `rows`.
  static func row(
    _ written: String, instead without: String = "", in row: String = "valuePath = a;",
    before rows: String = "", form: String = "", _ record: String = #"{"a": "Ada"}"#,
    keys: String = "", at view: View = .screen, shows: String? = nil, hides: String? = nil
  ) -> Self {
    Self(
      .row, written, instead: without, in: "{ \(form) rows = ( { \(row) «» }, \(rows) ); }", record,
      keys: keys, at: view, shows: shows, hides: hides)
  }

  /// The key's name, as it is written.
  var name: String { String(written.prefix { $0 != " " }) }

  /// All effects that are proved with a form and a record.
  static let all =
    formKeys + sectionKeys + identityKeys + lookKeys + valueKeys + choiceKeys + formatKeys
    + conditionKeys + ruleKeys + childKeys + listKeys + variantKeys
}

extension KeyEffect: CustomTestStringConvertible {
  var testDescription: String { "\(owner) \(written)" }
}
