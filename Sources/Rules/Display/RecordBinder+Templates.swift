import Forms
import JSONText
import Values

/// Templates filled with a record's values: `displayValue` in Documentation/form-reference.md.
extension RecordBinder {
  /// The form's title with the values of a record; without one they are empty. Controls are not yet made
  /// visible.
  package func title(of record: JSONSlice? = nil) -> String {
    guard let template = form.title else { return form.name }
    let text = text(of: template, in: record ?? .emptyObject)
    return text.isEmpty ? form.name : text
  }

  /// The title of a record: the form's `recordTitle`, else its first value that may be shown.
  ///
  /// - Parameter template: The template of a list that sets the titles of its items; nil for
  /// the form's.
  package func recordTitle(_ record: JSONSlice, by template: Template? = nil) -> String {
    if let template = template ?? form.recordTitle { return text(of: template, in: record) }
    return plan.rows.first(where: \.namesRecords).flatMap { text(of: $0, in: record) } ?? ""
  }

  /// The first text that a record has, for one without a title; nil where it has none.
  func firstText(in record: JSONSlice) -> String? {
    plan.rows.lazy.filter(\.namesRecords).compactMap { self.text(of: $0, in: record) }.first
  }

  private func text(of row: PreparedRow, in record: JSONSlice) -> String? {
    guard case .value(let slice) = content(of: row.state.row, in: record), !slice.isEmptyValue
    else { return nil }
    return shown(slice, in: state(of: row, in: record)).text
  }

  /// A template's text for a record. `row` is the row that has the template; nil: the form has it.
  package func text(of template: Template, in record: JSONSlice, for row: ConfigRow? = nil)
    -> String
  {
    // One pass over the record, rather than one for each token.
    if template.parts.count > Self.fewParts { scanned(record) }
    var text = FilledText()
    fill(template.parts, from: record, by: TemplateDefaults(row, of: form), into: &text)
    return text.trimmed
  }

  /// Maximum number of parts whose values are looked up one by one, each only as far as its
  /// position.
  private static let fewParts = 8

  private func fill(
    _ parts: [TemplatePart], from record: JSONSlice, by defaults: TemplateDefaults,
    into text: inout FilledText
  ) {
    for part in parts where !text.isFull {
      switch part {
      case .text(let literal): text.append(literal)
      case .token(let token): text.append(tokenText(token, in: record, by: defaults) ?? "")
      case .optional(let block):
        let tokens = block.flatMap(\.tokens)
        if tokens.contains(where: { tokenText($0, in: record, by: defaults) == nil }) {
          text.dropBlock()
        } else {
          fill(block, from: record, by: defaults, into: &text)
        }
      }
    }
  }

  /// Warnings about values that the formats of a row's template can't take.
  func judgeFormats(
    of row: ConfigRow, in record: JSONSlice, _ failures: inout [ValidationFailure]
  ) {
    let defaults = TemplateDefaults(row, of: form)
    for token in row.templates.flatMap(\.tokens) where !token.formats.isEmpty {
      guard let (slice, source) = value(of: token.target, in: record), !slice.isEmptyInTemplate
      else { continue }
      let path = source?.row.valuePath ?? token.target.path
      if source?.disclosure.isSecret == true || path.map(plan.secrets.hides) == true { continue }
      if case .failure(let failure) = formatted(slice, source, at: nil, token.formats, by: defaults)
      {
        let (name, kind) = (token.target.name, slice.kind.words(in: texts))
        let message =
          switch failure {
          case .number where slice.kind == .number:
            texts.templateShows(name, asWholeNumberHolding: preview(slice, at: path))
          case .number: texts.templateShows(name, asNumberHolding: kind)
          case .date: texts.templateShows(name, asDateHolding: kind)
          }
        failures.append(row.failure(.type, message, severity: .warning))
      }
    }
  }

  // MARK: Tokens

  /// Nil where the value is empty and has no fallback.
  private func tokenText(
    _ token: TemplateToken, in record: JSONSlice, by defaults: TemplateDefaults
  ) -> String? {
    let fallback = token.fallback.flatMap { $0.isEmpty ? nil : $0 }
    if case .row(let identifier) = token.target, let row = plan.row(named: identifier),
      row.valuePath == nil, !row.hasFormulas
    {
      return row.literal ?? fallback
    }
    guard let (slice, source) = value(of: token.target, in: record), !slice.isEmptyValue,
      // The count of an empty list is a value.
      token.formats.contains(.count) || !slice.isEmptyContainer
    else { return fallback }
    let path = source?.row.valuePath ?? token.target.path
    if source?.disclosure.isSecret == true || path.map(plan.secrets.hides) == true
      || mayBeSecret(slice, at: path)
    {
      return SecretPaths.bullets
    }
    let text: String
    switch formatted(slice, source, at: path, token.formats, by: defaults) {
    case .success(let formatted): text = formatted
    case .failure: text = shownText(slice, source, at: path)
    }
    return text.isEmpty ? fallback : text
  }

  /// The value a token names, and the row that formats it.
  private func value(
    of target: TemplateToken.Target, in record: JSONSlice
  ) -> (JSONSlice, RowState?)? {
    let row: ConfigRow?
    let path: ValuePath?
    switch target {
    case .path(let given):
      path = given
      row = plan.row(at: given)
    case .row(let identifier):
      row = plan.row(named: identifier)
      path = row?.valuePath
      if let row, path == nil, case .value(let slice) = content(of: row, in: record) {
        return (slice, plan.prepared(row).state)
      }
    }
    guard let path, case .found(let slice) = lookup(path, in: record) else { return nil }
    return (slice, row.map { state(of: plan.prepared($0), in: record) })
  }

  /// As the row bound to the value shows it; plain text where there is none.
  private func shownText(_ slice: JSONSlice, _ source: RowState?, at path: ValuePath?) -> String {
    if let source {
      let (text, isForeign) = shown(slice, in: source)
      return isForeign ? text : source.row.withAffixes(text)
    }
    return slice.kind == .string ? slice.stringValue : preview(slice, at: path)
  }

  private func formatted(
    _ slice: JSONSlice, _ source: RowState?, at path: ValuePath?, _ formats: [TemplateFormat],
    by defaults: TemplateDefaults
  ) -> Result<String, FormatFailure> {
    var text: String?
    for format in formats {
      let plain = slice.kind == .string ? slice.stringValue : slice.text
      switch apply(
        format, to: slice, of: source, plain: plain,
        shown: text ?? shownText(slice, source, at: path), by: defaults)
      {
      case .success(let result): text = result
      case .failure(let failure): return .failure(failure)
      }
    }
    return .success(text ?? shownText(slice, source, at: path))
  }

  /// Number and date formats read the value itself, the others what is shown so far.
  private func apply(
    _ format: TemplateFormat, to slice: JSONSlice, of source: RowState?, plain: String,
    shown: String, by defaults: TemplateDefaults
  ) -> Result<String, FormatFailure> {
    switch format {
    case .upper: return .success(shown.uppercased())
    case .lower: return .success(shown.lowercased())
    case .count:
      switch slice.value {
      case .array(let elements): return .success(String(elements.count))
      case .object(let members): return .success(String(members.count))
      default: return .success(String(plain.count))
      }
    case .date(let pattern):
      let value =
        source?.dates.map { $0.date(of: slice) }
        ?? (slice.kind == .string ? DateText(plain) : nil)
      guard let value, let pattern = DatePattern(pattern) else { return .failure(.date) }
      let names = plan.dates.withFormats(of: defaults.locale) { $0.names }
      return .success(pattern.text(of: value, names: names))
    case .printf(let conversion):
      guard let format = PrintfFormat(conversion) else { return .failure(.number) }
      if format.takesText { return .success(format.text(of: shown)) }
      return number(slice).flatMap { format.text(of: $0) }.map { .success($0) }
        ?? .failure(.number)
    case .currency, .number, .percent:
      return number(slice).flatMap { numberText($0, format, of: source, by: defaults) }.map {
        .success($0)
      }
        ?? .failure(.number)
    }
  }

  private func number(_ slice: JSONSlice) -> DecimalText? {
    slice.kind == .number ? DecimalText(slice.text) : nil
  }

  private func numberText(
    _ number: DecimalText, _ format: TemplateFormat, of source: RowState?,
    by defaults: TemplateDefaults
  ) -> String? {
    guard abs(number.exponent) <= NumberFormat.digitLimit else { return nil }
    return plan.numbers.withFormats(of: defaults.locale) { formats in
      switch format {
      case .currency(let code):
        let code = code ?? defaults.currencyCode(of: source)
        let format = formats.currency(code, minimumFractionDigits: nil)
        return format.text(of: number.rounded(toFractionDigits: format.minimumFractionDigits))
      case .number(let digits):
        return formats.decimal(minimumFractionDigits: digits)
          .text(of: number.rounded(toFractionDigits: digits))
      default:
        return formats.percent(minimumFractionDigits: 0)
          .text(of: number.scaled(byPowerOfTen: 2))
      }
    }
  }
}

/// Type of the value that a format needed and did not get.
private enum FormatFailure: Error {
  case number, date
}

extension PreparedRow {
  fileprivate var namesRecords: Bool {
    state.row.valuePath != nil && !state.disclosure.isSecret
  }
}
