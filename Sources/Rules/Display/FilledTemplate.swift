import Forms
import JSONText
import Values

/// A template filled with a record's values: `displayValue` in Documentation/form-reference.md.
struct FilledTemplate {
  private let reading: RecordReading
  private let defaults: TemplateDefaults

  /// `row` is nil for a template of the form itself.
  init(_ reading: RecordReading, _ row: ConfigRow?) {
    self.reading = reading
    defaults = TemplateDefaults(row, of: reading.plan.form)
  }

  private var binder: RecordBinder { reading.binder }
  private var plan: FormPlan { reading.plan }
  private var prepared: PreparedForm { reading.prepared }

  func text(of template: Template) -> String {
    // One pass over the record, rather than one for each token.
    if template.parts.count > Self.fewParts { reading.scanned() }
    var text = FilledText()
    fill(template.parts, into: &text)
    return text.trimmed
  }

  /// Maximum number of parts whose values are looked up one by one, each only as far as its
  /// position.
  private static let fewParts = 8

  private func fill(_ parts: [TemplatePart], into text: inout FilledText) {
    for part in parts where !text.isFull {
      switch part {
      case .text(let literal): text.append(literal)
      case .token(let token): text.append(tokenText(token) ?? "")
      case .optional(let block):
        let tokens = block.flatMap(\.tokens)
        if tokens.contains(where: { tokenText($0) == nil }) {
          text.dropBlock()
        } else {
          fill(block, into: &text)
        }
      }
    }
  }

  /// Warnings about values that the formats of a row's template can't take.
  func judgeFormats(of row: ConfigRow, _ failures: inout [ValidationFailure]) {
    for token in row.templates.flatMap(\.tokens) where !token.formats.isEmpty {
      guard let (slice, source) = value(of: token.target), !slice.isEmptyInTemplate
      else { continue }
      let path = source?.row.valuePath ?? token.target.path
      if source?.disclosure.isSecret == true || path.map(plan.secrets.hides) == true {
        continue
      }
      if case .failure(let failure) = formatted(slice, source, at: nil, token.formats) {
        let (name, kind) = (token.target.name, slice.kind.words(in: binder.texts))
        let message =
          switch failure {
          case .number where slice.kind == .number:
            binder.texts.templateShows(name, asWholeNumberHolding: binder.preview(slice, at: path))
          case .number: binder.texts.templateShows(name, asNumberHolding: kind)
          case .date: binder.texts.templateShows(name, asDateHolding: kind)
          }
        failures.append(row.failure(.type, message, severity: .warning))
      }
    }
  }

  // MARK: Tokens

  /// Nil where the value is empty and has no fallback.
  private func tokenText(_ token: TemplateToken) -> String? {
    let fallback = token.fallback.flatMap { $0.isEmpty ? nil : $0 }
    if case .row(let identifier) = token.target, let row = plan.row(named: identifier),
      row.valuePath == nil, !row.hasFormulas
    {
      return row.literal ?? fallback
    }
    guard let (slice, source) = value(of: token.target), !slice.isEmptyValue,
      // The count of an empty list is a value.
      token.formats.contains(.count) || !slice.isEmptyContainer
    else { return fallback }
    let path = source?.row.valuePath ?? token.target.path
    if source?.disclosure.isSecret == true || path.map(plan.secrets.hides) == true
      || binder.mayBeSecret(slice, at: path)
    {
      return SecretPaths.bullets
    }
    let text: String
    switch formatted(slice, source, at: path, token.formats) {
    case .success(let formatted): text = formatted
    case .failure: text = shownText(slice, source, at: path)
    }
    return text.isEmpty ? fallback : text
  }

  /// The value a token names, and the row that formats it.
  private func value(of target: TemplateToken.Target) -> (JSONSlice, RowState?)? {
    let row: ConfigRow?
    let path: ValuePath?
    switch target {
    case .path(let given):
      row = plan.row(at: given) ?? keyRow(namedBy: given)
      path = row?.isItemKey == true ? .itemKey : given
    case .row(let identifier):
      row = plan.row(named: identifier)
      path = row?.valuePath
      if let row, path == nil, case .value(let slice) = reading.content(of: row) {
        return (slice, prepared[row].state)
      }
    }
    guard let path, case .found(let slice) = reading.lookup(path) else { return nil }
    return (slice, row.map { reading.state(of: prepared[$0]) })
  }

  /// The row of an item's key, which templates call as expressions do.
  private func keyRow(namedBy path: ValuePath) -> ConfigRow? {
    guard path.namesItemKey else { return nil }
    return plan.row(named: ItemKey.identifier).flatMap { $0.isItemKey ? $0 : nil }
  }

  /// As the row bound to the value shows it; plain text where there is none.
  private func shownText(_ slice: JSONSlice, _ source: RowState?, at path: ValuePath?) -> String {
    if let source {
      let (text, isForeign) = binder.shown(slice, in: source)
      return isForeign ? text : source.row.withAffixes(text)
    }
    return slice.kind == .string ? slice.stringValue : binder.preview(slice, at: path)
  }

  private func formatted(
    _ slice: JSONSlice, _ source: RowState?, at path: ValuePath?, _ formats: [TemplateFormat]
  ) -> Result<String, FormatFailure> {
    var text: String?
    for format in formats {
      let plain = slice.kind == .string ? slice.stringValue : slice.text
      switch apply(
        format, to: slice, of: source, plain: plain,
        shown: text ?? shownText(slice, source, at: path))
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
    shown: String
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
      let names = prepared.notation.dates.withFormats(of: defaults.locale) { $0.names }
      return .success(pattern.text(of: value, names: names))
    case .printf(let conversion):
      guard let format = PrintfFormat(conversion) else { return .failure(.number) }
      if format.takesText { return .success(format.text(of: shown)) }
      return number(slice).flatMap { format.text(of: $0) }.map { .success($0) }
        ?? .failure(.number)
    case .currency, .number, .percent:
      return number(slice).flatMap { numberText($0, format, of: source) }.map {
        .success($0)
      }
        ?? .failure(.number)
    }
  }

  private func number(_ slice: JSONSlice) -> DecimalText? {
    slice.kind == .number ? DecimalText(slice.text) : nil
  }

  private func numberText(
    _ number: DecimalText, _ format: TemplateFormat, of source: RowState?
  ) -> String? {
    guard abs(number.exponent) <= NumberFormat.digitLimit else { return nil }
    return prepared.notation.numbers.withFormats(of: defaults.locale) { formats in
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
