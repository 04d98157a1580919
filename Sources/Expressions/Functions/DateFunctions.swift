import Texts
import Values

/// Functions of dates, which are ISO texts of the Gregorian calendar.
enum DateFunctions {
  static let all = [today, now, dateAdd, daysBetween, year, month, day]

  private static let today = ExpressionFunction(
    "today()", Sentence { $0.meaningOfToday },
    [], gives: .date
  ) { _, evaluation throws(MissingOperand) in
    .string(evaluation.scope.today)
  }

  private static let now = ExpressionFunction(
    "now()", Sentence { $0.meaningOfNow },
    [], gives: .date
  ) { _, evaluation throws(MissingOperand) in
    .string(evaluation.scope.now)
  }

  private static let dateAdd = ExpressionFunction(
    "dateAdd(date, count, unit)", Sentence { $0.meaningOfDateAdd },
    [.value(.date), .value(.number), .dateUnit], required: 2, gives: .date
  ) { nodes, evaluation throws(MissingOperand) in
    let date = try evaluation.date(nodes[0])
    let count = try evaluation.integer(nodes[1])
    let unit = nodes.count > 2 ? try evaluation.text(nodes[2]) : "days"
    let day = try moved(evaluation.local(date).date, by: count, unit)
    let scope = evaluation.scope
    return .string(
      scope.namesZone ? date.text(on: day, in: scope.zone) : date.replacingDate(with: day))
  }

  private static let daysBetween = ExpressionFunction(
    "daysBetween(from, to)", Sentence { $0.meaningOfDaysBetween },
    [.value(.date), .value(.date)], gives: .number
  ) { nodes, evaluation throws(MissingOperand) in
    let start = try evaluation.day(nodes[0])
    return .number(Decimal34(try evaluation.day(nodes[1]).dayNumber - start.dayNumber))
  }

  private static let year = ExpressionFunction(
    "year(date)", Sentence { $0.meaningOfYear },
    [.value(.date)], gives: .number
  ) { nodes, evaluation throws(MissingOperand) in
    .number(Decimal34(try evaluation.day(nodes[0]).year))
  }

  private static let month = ExpressionFunction(
    "month(date)", Sentence { $0.meaningOfMonth },
    [.value(.date)], gives: .number
  ) { nodes, evaluation throws(MissingOperand) in
    .number(Decimal34(try evaluation.day(nodes[0]).month))
  }

  private static let day = ExpressionFunction(
    "day(date)", Sentence { $0.meaningOfDay },
    [.value(.date)], gives: .number
  ) { nodes, evaluation throws(MissingOperand) in
    .number(Decimal34(try evaluation.day(nodes[0]).day))
  }

  /// A unit as a number of months or days; nil for an unknown unit.
  static func unit(_ name: String) -> (isMonths: Bool, factor: Int)? {
    switch name {
    case "day", "days": (false, 1)
    case "week", "weeks": (false, 7)
    case "month", "months": (true, 1)
    case "year", "years": (true, 12)
    default: nil
    }
  }

  private static func moved(
    _ date: CalendarDate, by count: Int, _ unit: String
  ) throws(MissingOperand) -> CalendarDate {
    guard let (isMonths, factor) = Self.unit(unit) else {
      throw MissingOperand(.unknownUnit(unit))
    }
    // More than there are days in all years that can be written.
    guard count.magnitude < 4_000_000 else { throw MissingOperand(.dateOutOfRange) }
    let moved = isMonths ? date.adding(months: count * factor) : date.adding(days: count * factor)
    let distance =
      isMonths
      ? (moved.year - date.year) * 12 + moved.month - date.month : moved.dayNumber - date.dayNumber
    // Dates stop at the first and the last year.
    guard distance == count * factor else { throw MissingOperand(.dateOutOfRange) }
    return moved
  }
}
