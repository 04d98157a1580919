import Forms
import Screen

/// The columns of the screen that a form's sections are in: one, or two in a wide window.
///
/// Which sections are in the second column follows from the form alone: an edit that hides rows moves none from one to
/// the other.
struct FormColumns: Hashable {
  let geometries: [FormGeometry]
  /// Index of the first section of the second column; nil with one column.
  private let secondBegin: Int?

  /// Minimum width in columns of the screen for two columns.
  static let leastWidth = 140

  init(_ room: FormRoom, form: Form, widestLabel: Int) {
    secondBegin =
      room.area.width >= Self.leastWidth ? Self.begin(ofSecondIn: Self.heights(form)) : nil
    let areas = secondBegin == nil ? [room.area] : room.area.halves
    geometries = areas.map {
      FormGeometry(area: $0, isSpaced: room.isSpaced, widestLabel: widestLabel)
    }
  }

  /// The column of a section.
  func column(ofSection index: Int) -> Int { secondBegin.map { index < $0 ? 0 : 1 } ?? 0 }

  /// The lines of a form's sections as far as the form says.
  private static func heights(_ form: Form) -> [Int] {
    form.sections.map { section in
      let rows = form.rows.lazy.filter {
        $0.part == nil && $0.section.hasSameBytes(as: section.identifier)
      }
      let lines = rows.reduce(0) { sum, row in
        if case .lines(let lines) = row.height { sum + max(lines, 1) } else { sum + 3 }
      }
      if section.isCollapsed { return 2 }
      let others = (section.key.isEmpty ? 0 : 1) + (section.footerText == nil ? 0 : 1) + 1
      return lines == 0 ? 0 : lines + others
    }
  }

  /// The division that makes the form lowest, the first column being the higher one of two alike; nil where one of them
  /// would be almost empty.
  private static func begin(ofSecondIn heights: [Int]) -> Int? {
    let total = heights.reduce(0, +)
    var (first, best): (Int, (begin: Int, height: Int)?) = (0, nil)
    for (index, height) in heights.enumerated().dropLast() {
      first += height
      let higher = max(first, total - first)
      guard heights[index + 1] > 0 || first < total, min(first, total - first) * 4 >= higher else {
        continue
      }
      if best.map({ higher <= $0.height }) ?? true { best = (index + 1, higher) }
    }
    return best?.begin
  }
}

extension Rect {
  /// Its left half and its right half, which has the odd column.
  fileprivate var halves: [Rect] {
    let half = width / 2
    return [
      Rect(x: x, y: y, width: half, height: height),
      Rect(x: x + half, y: y, width: width - half, height: height),
    ]
  }
}
