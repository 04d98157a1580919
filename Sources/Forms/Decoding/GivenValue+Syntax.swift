import Expressions
import Patterns
import PlistText
import SourceText
import Texts
import Values

/// Values with a syntax of their own: paths, templates, colors, patterns.
extension GivenValue {
  var path: ValuePath? { text.flatMap(path) }

  /// The key path that the value, or a part of it, is; nil where it is none, which is reported.
  func path(_ text: String) -> ValuePath? {
    do throws(ValuePathSyntaxError) {
      return try ValuePath(text)
    } catch {
      report(.F201, quoting: text, advice: \.pathAdvice) { [key] in
        $0.invalidPath(key, error.message.text(in: $0), at: error.offset + 1)
      }
      return nil
    }
  }

  var template: Template? { text.flatMap { template($0, at: node.position) } }

  private func template(_ text: String, at position: SourcePosition) -> Template? {
    do throws(TemplateSyntaxError) {
      let template = try Template(text)
      return context.translated(template, written: text, of: key, at: position)
    } catch {
      report(.F202, at: position, quoting: text, advice: \.templateAdvice) { [key] in
        $0.invalidTemplate(key, error.message.text(in: $0), at: error.offset + 1)
      }
      return nil
    }
  }

  /// A template; a text without tokens is a key path, and becomes a template of it alone.
  var templateOrPath: Template? {
    guard let text else { return nil }
    let marks = text.unicodeScalars
    if Template.isCodingForP(text) || marks.contains("{") || marks.contains("<") {
      guard let template else { return nil }
      if template.hasTokens || Template.isCodingForP(text) { return template }
    }
    return path.map { Template(parts: [.token(TemplateToken(target: .path($0)))]) }
  }

  var subtitle: Subtitle? {
    guard let entries = node.entries else { return template.map { .template($0) } }
    var texts: [ExactText: Template] = [:]
    for entry in entries {
      guard let text = entry.value.string else {
        reportMismatch(entry.value)
        continue
      }
      if let template = template(text, at: entry.value.position) { texts[entry.key] = template }
    }
    let otherwise = texts.removeValue(forKey: Subtitle.otherwise)
    return .byValue(texts, otherwise: otherwise)
  }

  /// A color, or the name of one in the form's palette; an empty text is none.
  var color: FormColor? {
    guard let text = nonEmpty(trimmedText) else { return nil }
    let settings = context.settings
    if let color = settings.palette[text] ?? FormColor(formWord: text) { return color }
    if settings.invalidColors.contains(text) { return nil }
    reportColor(
      text, of: key, among: settings.palette.keys.sorted().map(\.text) + FormColor.names,
      at: node.position)
    return nil
  }

  /// The pattern that a text is (F401), compiled once for all rows that have it.
  func pattern(_ text: String, options: PatternOptions) -> RowPattern? {
    if let known = context.decoding.patterns[text], known.options == options {
      return RowPattern(like: known)
    }
    do throws(PatternSyntaxError) {
      let pattern = try RowPattern(text, options: options)
      context.decoding.patterns[text] = pattern
      return pattern
    } catch {
      report(.F401, quoting: text, advice: \.patternAdvice) { [key] in
        $0.doesNotCompile(key, error.message.text(in: $0), at: error.offset + 1)
      }
      return nil
    }
  }

  /// Condition that a key sets: YES for all records, or a predicate. Nil for NO, and if it
  /// can't be read (F301).
  var condition: RowCondition? {
    guard let effect = RowCondition.Effect(rawValue: key) else { return nil }
    if let isOn = node.bool { return isOn ? RowCondition(effect, when: RowCondition.always) : nil }
    return predicate.map { RowCondition(effect, when: $0) }
  }

  var predicate: Expression? { expression { $0.conditionAdvice } }

  var written: DraftExpression? {
    let isPredicate = type == .predicate
    return expression { isPredicate ? $0.conditionAdvice : $0.formulaAdvice }
      .map { DraftExpression(key: key, expression: $0, position: node.position) }
  }

  private func expression(advice: @escaping @Sendable (Texts) -> String) -> Expression? {
    guard let text else { return nil }
    do throws(ExpressionSyntaxError) {
      return try Expression(text)
    } catch {
      report(.F301, quoting: text, advice: Sentence(advice)) { [key] in
        $0.invalidExpression(key, error.message.text(in: $0), at: error.offset + 1)
      }
      return nil
    }
  }

  var mask: InputMask? {
    guard let text else { return nil }
    do throws(InputMask.Fault) {
      return try InputMask(text)
    } catch {
      reportFormat(text, "(999) 999-9999") { texts in
        switch error {
        case .endsInBackslash: texts.maskEndsInBackslash
        case .hasNoSlot: texts.maskHasNoSlot
        }
      }
      return nil
    }
  }
}
