import Expressions
import Patterns
import PlistText
import SourceText
import Texts
import Values

/// Values with a syntax of their own: paths, templates, colors, patterns, limits.
extension DictionaryReader {
  /// The key path that the key gives; nil where it gives none, or an invalid one, which is reported.
  package func path(_ key: String) -> ValuePath? {
    string(key).flatMap { path($0, of: key) }
  }

  /// The key path that the key's value, or a part of it, is; nil where it is none, which is reported.
  func path(_ text: String, of key: String) -> ValuePath? {
    do throws(ValuePathSyntaxError) {
      return try ValuePath(text)
    } catch {
      report(
        .F201, of: key, found: TextQuoting.shown(text),
        advice: Sentence { $0.pathAdvice }
      ) { $0.invalidPath(key, error.message.text(in: $0), at: error.offset + 1) }
      return nil
    }
  }

  func template(_ key: String) -> Template? {
    guard let text = string(key) else { return nil }
    return template(text, of: key, at: position(of: key))
  }

  private func template(_ text: String, of key: String, at position: SourcePosition) -> Template? {
    do throws(TemplateSyntaxError) {
      let template = try Template(text)
      return context.translated(template, written: text, of: key, at: position)
    } catch {
      report(
        .F202, at: position, found: TextQuoting.shown(text),
        advice: Sentence { $0.templateAdvice }
      ) { $0.invalidTemplate(key, error.message.text(in: $0), at: error.offset + 1) }
      return nil
    }
  }

  /// A template; a text without tokens is a key path, and becomes a template of it alone.
  func templateOrPath(_ key: String) -> Template? {
    guard let text = string(key) else { return nil }
    let marks = text.unicodeScalars
    if Template.isCodingForP(text) || marks.contains("{") || marks.contains("<") {
      guard let template = template(key) else { return nil }
      if template.hasTokens || Template.isCodingForP(text) { return template }
    }
    return path(key).map {
      Template(parts: [.token(TemplateToken(target: .path($0)))])
    }
  }

  /// A template, or one for each value.
  func subtitle(_ key: String) -> Subtitle? {
    guard let node = entry(key)?.value else { return nil }
    guard let entries = node.entries else {
      return template(key).map { .template($0) }
    }
    var texts: [ExactText: Template] = [:]
    for entry in entries {
      guard let text = entry.value.string else {
        reportMismatch(key, entry.value)
        continue
      }
      if let template = template(text, of: key, at: entry.value.position) {
        texts[entry.key] = template
      }
    }
    let otherwise = texts.removeValue(forKey: Subtitle.otherwise)
    return .byValue(texts, otherwise: otherwise)
  }

  /// A color, or the name of one in the form's palette; an empty text is none.
  func color(_ key: String) -> FormColor? {
    guard let text = string(key).map(Words.trimmed) else { return nil }
    guard !text.isEmpty else {
      reportEmpty(key)
      return nil
    }
    if let color = context.settings.palette[text] ?? FormColor(formWord: text) { return color }
    if context.settings.invalidColors.contains(text) { return nil }
    reportColor(
      text, of: key, among: context.settings.palette.keys.sorted().map(\.text) + FormColor.names,
      at: position(of: key))
    return nil
  }

  /// F203: neither a color nor one of these names.
  func reportColor(
    _ text: String, of key: String, among names: [String], at position: SourcePosition
  ) {
    let meant =
      WordSynonyms.word(for: text, of: "color", among: names)
      ?? NearestName.of(text, among: names)
    report(
      .F203, at: position, found: TextQuoting.shown(text),
      advice: meant.map { Sentence(verbatim: "\"\($0)\"") } ?? Sentence { $0.colorAdvice }
    ) { $0.invalidColor(key) }
  }

  func pattern(_ key: String, options: PatternOptions) -> RowPattern? {
    guard let text = string(key), !text.isEmpty else { return nil }
    do throws(PatternSyntaxError) {
      return try RowPattern(text, options: options)
    } catch {
      report(
        .F401, of: key, found: TextQuoting.shown(text),
        advice: Sentence { $0.patternAdvice }
      ) { $0.doesNotCompile(key, error.message.text(in: $0), at: error.offset + 1) }
      return nil
    }
  }

  /// What a key demands for some records: YES for all of them, or those of a predicate. Nil for NO, where the key is
  /// not given, and where it can't be read (F301).
  func condition(_ key: String) -> RowCondition? {
    guard let node = entry(key)?.value, let effect = RowCondition.Effect(rawValue: key) else {
      return nil
    }
    if let isOn = node.bool { return isOn ? RowCondition(effect, when: RowCondition.always) : nil }
    return predicate(key).map { RowCondition(effect, when: $0) }
  }

  /// A predicate; nil where the key is not given, or can't be read (F301).
  func predicate(_ key: String, advice: Sentence = Sentence { $0.conditionAdvice }) -> Expression? {
    guard let text = string(key) else { return nil }
    do throws(ExpressionSyntaxError) {
      return try Expression(text)
    } catch {
      report(
        .F301, of: key, found: TextQuoting.shown(text), advice: advice
      ) { $0.invalidExpression(key, error.message.text(in: $0), at: error.offset + 1) }
      return nil
    }
  }

  /// Lines, rounded up, or `auto`.
  func height(_ key: String) -> RowHeight? {
    let unit = context.settings.countsPoints ? HeightUnit.pointsPerLine : 1
    guard let measure = measure(key, per: unit) else { return nil }
    return measure.number.map { .lines($0) } ?? .automatic
  }

  /// Columns, or nil for `auto` and none.
  func width(_ key: String) -> Int? {
    measure(key)?.number
  }

  /// A number from 1, or any above 0 in a smaller unit, rounded up to whole lines or columns, or `auto` (nil inside).
  private func measure(_ key: String, per unit: Int = 1) -> (number: Int?, Void)? {
    guard let node = entry(key)?.value else { return nil }
    let number: Double
    switch node.content {
    case .integer(let integer): number = Double(integer)
    case .real(let real): number = real
    case .string(let text):
      let word = Words.trimmed(text)
      if word == "auto" { return (nil, ()) }
      guard let value = DecimalText(word).flatMap({ Double($0.description) }) else {
        reportMismatch(key, node)
        return nil
      }
      number = value
    case .bigInteger: number = .infinity
    default:
      reportMismatch(key, node)
      return nil
    }
    guard let whole = Int(exactly: (number / Double(unit)).rounded(.up)),
      type(of: key)?.range?.contains(whole) == true, unit > 1 || number >= 1
    else {
      reportOutOfRange(key, found: node.shown)
      return nil
    }
    return (whole, ())
  }

  /// A number, else an ISO date; nil for an expression, and for what is none (F301).
  func bound(_ key: String) -> Bound? {
    guard let node = entry(key)?.value else { return nil }
    if case .bool = node.content {
      reportMismatch(key, node)
      return nil
    }
    guard let text = node.scalarText.map(Words.trimmed) else {
      reportMismatch(key, node)
      return nil
    }
    if let number = DecimalText(text) {
      guard max(number.digits.count, abs(number.exponent)) <= FormLimits.boundDigits else {
        report(
          .F104, at: node.position, found: node.shown,
          advice: Sentence { $0.digitsAtMost(FormLimits.boundDigits) }
        ) { $0.outOfRange(key) }
        return nil
      }
      return .number(number)
    }
    if DateText(text) != nil || DateText(timeOfDay: text) != nil { return .date(text) }
    if TypedDate.isWrittenLikeDay(text) {
      reportNoDay(text, of: key, node)
      return nil
    }
    if text.isDayWithSlashes {
      report(
        .F301, at: node.position, found: TextQuoting.shown(text),
        advice: Sentence { $0.numberOrDate }
      ) { $0.takesNumberOrDate(key) }
      return nil
    }
    // Read as one elsewhere.
    if (try? Expression(text)) != nil { return nil }
    report(
      .F301, at: node.position, found: TextQuoting.shown(text), advice: Sentence { $0.numberOrDate }
    ) { $0.takesNumberOrDate(key) }
    return nil
  }

  /// What would be arithmetic, and was meant as a day: `2026-02-30`, `2026-3-5`.
  private func reportNoDay(_ text: String, of key: String, _ node: PlistNode) {
    let state = TypedDate(text).state
    let fault: TypedDate.Fault =
      if case .impossible(_, let fault) = state { fault } else { .notation }
    let meant: String? = if case .complete(let date) = state { date } else { nil }
    report(
      .F301, at: node.position, found: TextQuoting.shown(text),
      advice: meant.map { "\"\($0)\"" } ?? Sentence { $0.numberOrDate }
    ) { $0.takesNoSuchDay(key, because: fault.message(in: $0)) }
  }

  /// A number above 0 with few enough digits (F104).
  func step(_ key: String) -> NumberStep? {
    guard let node = entry(key)?.value else { return nil }
    if case .bool = node.content {
      reportMismatch(key, node)
      return nil
    }
    guard let number = node.scalarText.flatMap({ DecimalText(Words.trimmed($0)) }) else {
      reportMismatch(key, node)
      return nil
    }
    if abs(number.exponent) <= FormLimits.boundDigits, let step = NumberStep(number) { return step }
    report(
      .F104, at: node.position, found: node.shown,
      advice: Sentence {
        number.sign > 0 ? $0.digitsAtMost(NumberStep.digitLimit) : $0.numberAboveZero
      }
    ) { $0.outOfRange(key) }
    return nil
  }
}

extension String {
  /// Whether it would be a quotient, and was meant as a day: `2026/01/31`, `31/1/2026`.
  var isDayWithSlashes: Bool {
    let parts = split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 3, parts.allSatisfy({ $0.utf8.allSatisfy { 48...57 ~= $0 } }) else {
      return false
    }
    let lengths = parts.map(\.utf8.count)
    return 1...2 ~= lengths[1]
      && (lengths[0] == 4 && 1...2 ~= lengths[2] || lengths[2] == 4 && 1...2 ~= lengths[0])
  }
}
