import Screen

/// The pictures that the probe shows.
enum Scenes {
  static func drawColours(in frame: inout Frame) {
    let styles: [(String, Style)] = [
      ("red", Style(foreground: .indexed(1))), ("bright", Style(foreground: .indexed(9))),
      ("grey", Style(foreground: .indexed(8))),
      ("orange", Style(foreground: .rgb(red: 255, green: 135, blue: 0))),
      ("cube", Style(foreground: .indexed(208), background: .indexed(17))),
      ("bold", Style(attributes: .bold)), ("reverse", Style(attributes: .reverse)),
      ("underline", Style(attributes: .underline)), ("dim", Style(attributes: .dim)),
    ]
    for (line, (name, style)) in styles.enumerated() {
      frame.draw(name, at: Point(x: 0, y: line), style: style)
    }
    frame.draw("ready", at: Point(x: 0, y: 10), style: .plain)
  }

  static let clusters = [
    "中文", "한글", "e\u{301}", "👨‍👩‍👧‍👦", "👩🏻‍❤️‍💋‍👨🏿", "🇩🇪", "1️⃣", "❤️", "👍🏽", "🫨", "कि", "กำ", "a\u{1B}[31m",
  ]

  static func drawClusters(in frame: inout Frame, shift: Int) {
    for (line, cluster) in clusters.enumerated() {
      frame.draw("<", at: Point(x: 0, y: line), style: .plain)
      frame.draw(cluster, at: Point(x: 1 + shift, y: line), style: .plain)
      frame.draw("|after \(line)", at: Point(x: 12, y: line), style: .plain)
      frame.draw(cluster + "|near", at: Point(x: 24, y: line), style: .plain)
    }
    frame.draw("ready \(shift)", at: Point(x: 0, y: clusters.count), style: .plain)
  }

  static func drawList(in frame: inout Frame, focus: Int) {
    for line in 0..<frame.size.height {
      let isFocused = line == focus
      let style = isFocused ? Style(foreground: .indexed(6), attributes: .reverse) : .plain
      let bounds = frame.bounds.line(line)
      frame.fill(bounds, style: style)
      frame.draw("\(isFocused ? ">" : " ") line \(line)", at: Point(x: 0, y: line), style: style)
      frame.draw("value of \(line)", at: Point(x: 30, y: line), style: style)
    }
  }
}
