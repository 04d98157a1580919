import Forms
import Records
import Rules
import Values

/// What a column's values come to, for the records in view.
package struct ColumnStatistics: Hashable, Sendable {
  /// How many distinct values there are.
  package enum Distinct: Hashable, Sendable {
    case exactly(Int)
    case moreThan(Int)
  }
  /// A value as it is shown, and how many records have it.
  package struct Tally: Hashable, Sendable {
    /// As the column shows it.
    package var text: String
    /// How many records have it.
    package var count: Int
  }

  /// All records looked at.
  package var count = 0
  /// Those without a value: missing, null, or an empty text.
  package var missing = 0
  /// Those with a value of another type than the column's: of the statistics below only `distinct` counts them.
  package var foreign = 0
  /// Numbers by value (1.0 is 1), choices and templates by what is shown, other values as written; nil for secrets.
  package var distinct: Distinct?
  /// The minimum as the column shows it, of numbers, dates or texts; nil where none can be compared.
  package var minimum: String?
  /// The maximum as the column shows it; nil where none can be compared.
  package var maximum: String?
  /// Of numbers; exact. Nil where there is none, or where it has more than 10,000 digits.
  package var sum: DecimalText?
  /// Rounded to two digits more than the sum has after its decimal point, and at least two.
  package var mean: DecimalText?
  /// Whether the mean is not exactly that.
  package var isMeanRounded = false
  /// The values that most records have, the most frequent first; empty for numbers and dates, and
  /// where all values differ or there are too many.
  package var top: [Tally] = []

  /// Up to so many distinct values are counted.
  package static let distinctLimit = 100_000
  /// How many of the most frequent values are shown.
  package static let topCount = 5

  /// Goes through the records (nil: all); nil when the job was stopped. O(bytes).
  ///
  /// Secure rows show only how many values they have and miss. `enclosing` is what the records are in, where that is a
  /// list inside a record.
  package static func of(
    _ row: ConfigRow, in form: Form, locale: FormLocale, among records: [RecordID]? = nil,
    table: RecordTable, enclosing: EnclosingObjects? = nil, control: WorkControl = WorkControl(),
    chunks: ParallelChunks = .sequential
  ) -> ColumnStatistics? {
    let scope = QueryScope(table, records)
    let collator = TextCollator(locale)
    control.begin(scope.count)
    var parts = chunks.map(scope.count) { places -> ColumnTotals? in
      var reader = ColumnReader([row], form: form, locale: locale, in: enclosing)
      var totals = ColumnTotals(reader.columns[0], collator: collator)
      let isDone = scope.forEach(in: places, control) { place, record in
        reader.read(record, at: place, of: scope)
        totals.add(reader.value(of: 0), at: place)
        return true
      }
      return isDone ? totals : nil
    }
    guard var totals = parts.removeFirst() else { return nil }
    for part in parts {
      guard let part else { return nil }
      totals.merge(part)
    }
    var reader = ColumnReader([row], form: form, locale: locale, in: enclosing)
    return totals.statistics { place in
      reader.read(scope.record(at: place), at: place, of: scope)
      return reader.shownText(of: 0) ?? ""
    }
  }
}
