import Screen
import Texts

/// The columns of a list of items: those that there is room for, as wide as their texts.
struct StartColumns: Hashable, Sendable {
  enum Column: Int, CaseIterable, Sendable {
    case name, format, size, contents, form, remark

    var isAtRight: Bool { self == .size || self == .contents }
  }

  /// A column on the screen.
  struct Span: Hashable, Sendable {
    let column: Column
    let x: Int
    let width: Int
  }

  /// Requested widths, 0 for columns without a text.
  private var widths: [Column: Int] = [:]

  private static let gap = 2
  private static let widest: [Column: Int] = [.name: 60, .remark: 40, .form: 30]
  /// Minimum widths of columns that are cut where there is little room.
  private static let narrowest: [Column: Int] = [.name: 18, .remark: 13, .form: 12]
  /// Columns in the order in which they get room.
  private static let order: [Column] = [.name, .remark, .contents, .format, .size, .form]

  init(_ items: some Sequence<StartItem>, _ texts: Texts) { widen(for: items, texts) }

  mutating func widen(for items: some Sequence<StartItem>, _ texts: Texts) {
    for item in items {
      for column in Column.allCases {
        let widest = Self.widest[column] ?? 20
        let width = min(DisplayText.width(item.text(of: column, texts), upTo: widest), widest)
        if width > widths[column] ?? 0 { widths[column] = width }
      }
    }
  }

  /// The columns in a list of a width, from left to right.
  func spans(in room: Int) -> [Span] {
    var given: [Column: Int] = [:]
    var rest = room
    for column in Self.order {
      guard let wanted = widths[column], wanted > 0 else { continue }
      let least = min(wanted, Self.narrowest[column] ?? wanted)
      let gap = given.isEmpty ? 0 : Self.gap
      guard least + gap <= rest || given.isEmpty else { continue }
      given[column] = min(least, max(rest, 1))
      rest -= least + gap
    }
    for column in Self.order where rest > 0 {
      guard let width = given[column], let wanted = widths[column] else { continue }
      let more = min(wanted - width, rest)
      given[column] = width + more
      rest -= more
    }
    var x = 0
    return Column.allCases.compactMap { column in
      guard let width = given[column] else { return nil }
      defer { x += width + Self.gap }
      return Span(column: column, x: x, width: width)
    }
  }
}

extension StartItem {
  func text(of column: StartColumns.Column, _ texts: Texts) -> String {
    switch column {
    case .name: name
    case .format: format
    case .size: sizeText(texts)
    case .contents: contentsText(texts)
    case .form: form ?? ""
    case .remark: remark(texts)?.text ?? ""
    }
  }
}
