import Expressions
import JSONText
import Patterns
import PlistText
import SourceText
import Texts
import Values

/// A row while its keys are read: what they set, and what only all of them together settle.
struct GivenRow: GivenKeys {
  static let owner = VocabularyKey.Owner.row

  let reader: DictionaryReader
  let decoder: RowDecoder
  var row: RowContents

  var identifier: String?
  var showsInTable: Bool?
  var height: RowHeight?
  var cellName: String?
  var valueType: ValueType?
  var isSecure: Bool?
  var (on, off): (JSONValue?, JSONValue?)
  var regex: String?
  var patternOptions: PatternOptions = []
  var rules: [DraftRule] = []
  var bounds: [DraftExpression] = []

  var values: [JSONValue]?
  var (titles, shortTitles): ([String]?, [String]?)
  var choices: [ListedChoice]?
  var choiceOrigin: ChoiceOrigin?
  var choiceValuePath: ValuePath?
  var choiceTitle: Template?
  var choiceFilter: Expression?
  var (isSortedByTitle, allowsOtherValue) = (false, false)
  var nullTitle: String?

  var dates = DateSettings()

  var formula: DraftExpression?
  var formulaMode = RowFormula.Mode.always
  var defaultFormula: DraftExpression?
  var colorRules: [DraftColorRule] = []

  var (segue, file): (String?, String?)
  var childPath: ValuePath?
  var presentation = ChildForm.Presentation.push
  var itemForm: String?
  var list = ListSettings()
  var action: RowAction.Name?
  var actionList: String?
  var discriminator: ValuePath?

  init(_ row: RowContents, _ reader: DictionaryReader, _ decoder: RowDecoder) {
    (self.row, self.reader, self.decoder) = (row, reader, decoder)
    self.row.section = decoder.inheritedSection
    self.row.locale = reader.context.settings.locale
    dates.timeZone = reader.context.settings.timeZone
  }
}

// MARK: Keys that depend on others, or take several kinds of values

extension GivenRow {
  mutating func setPath(_ value: GivenValue) {
    if value.node.string.map({ Template.isCodingForP(Words.trimmed($0)) }) == true {
      row.displayValue = value.template
    } else {
      row.valuePath = value.path
    }
  }

  mutating func setSection(_ name: String) {
    let names = decoder.sections.sorted().map(\.text)
    guard !name.isEmpty, !decoder.sections.contains(name) else {
      row.section = name
      return
    }
    let nearest = NearestName.of(name, among: names).map { Sentence(verbatim: "\"\($0)\"") }
    reader.report(
      .F302, of: "section", quoting: name,
      advice: nearest ?? Sentence { names.isEmpty ? $0.sectionsAdvice : $0.oneOf(names) }
    ) { $0.noSuchSection }
  }

  /// YES of a key that has a property of its own is kept there; it is asked for more often than any condition.
  mutating func add(_ condition: RowCondition) {
    switch condition.effect {
    case .readOnly where condition.isAlways: row.readOnly = true
    case .required where condition.isAlways: row.required = true
    case .hidden, .disabled, .readOnly, .required: row.conditions.append(condition)
    }
  }

  /// Messages of the row's own, by the names of rules (F101), with placeholders that there are (W202).
  mutating func setMessages(_ value: GivenValue) {
    for entry in value.entries ?? [] {
      let part = value.part(entry.value)
      guard let text = part.text else { continue }
      guard RuleMessages.rules.contains(entry.key) else {
        let nearest = NearestName.of(entry.key, among: RuleMessages.rules)
        reader.report(
          .F101, at: entry.keyPosition, quoting: entry.key,
          advice: nearest.map { Sentence(verbatim: "\"\($0)\"") }
            ?? Sentence { $0.oneOf(RuleMessages.rules) }
        ) { $0.noSuchRule }
        continue
      }
      guard !text.isEmpty else {
        part.reportEmpty(entry.key)
        continue
      }
      part.checkPlaceholders(in: text, among: RuleMessages.placeholders(of: entry.key))
      row.errorMessages[entry.key] = part.translatedText
    }
  }

  /// A limit, or the formula of one.
  mutating func set(
    _ bound: GivenBound, _ limit: RuleKey<Bound>,
    _ formula: WritableKeyPath<RowContents, Expression?>
  ) {
    switch bound {
    case .constant(let constant): row[limit] = constant
    case .computed(let written):
      row[keyPath: formula] = written.expression
      bounds.append(written)
    }
  }

  /// A pattern of dates is given before it.
  mutating func setDateStyle(_ style: DateStyle) {
    guard case .pattern = dates.look else {
      dates.look = .style(style)
      return
    }
    reader.report(.F106, of: "dateStyle", advice: \.dropOne) {
      $0.contradicts("dateStyle", "dateFormat")
    }
  }

  mutating func setMinuteInterval(_ minutes: Int) {
    if 60 % minutes == 0 {
      dates.minuteInterval = minutes
      return
    }
    let divisors = (1...30).filter { 60 % $0 == 0 }.map(String.init)
    reader.report(
      .F104, of: "minuteInterval", found: "\(minutes)", advice: Sentence { $0.oneOf(divisors) }
    ) { $0.minutesDivideHour }
  }

  mutating func setContents(_ content: String) {
    if !reader.has("keyboardType"), let keyboard = TextContents.keyboard(for: content) {
      row.keyboardType = keyboard
    }
  }

  /// Another word for `segueIdentifier`.
  mutating func setFile(_ name: GivenValue) {
    if reader.has("segueIdentifier") {
      name.report(.F106, advice: \.dropOne) { $0.contradicts("segueIdentifier", "file") }
    }
    file = name.text
  }

  mutating func setKeyRegex(_ value: GivenValue) {
    list.itemKey.regex = value.text.flatMap { $0.isEmpty ? nil : value.pattern($0, options: []) }
  }

  mutating func setKeyChoices(_ choices: [ListedChoice]) {
    let offered = ChoiceList(file: reader.context.file, choices: choices)
    list.itemKey.choices = offered.offer(storing: .string, at: nil).table
  }

  /// The name of a form, or one in place.
  mutating func setItemForm(_ value: GivenValue) {
    if !value.node.isContainer { itemForm = value.text }
  }
}
