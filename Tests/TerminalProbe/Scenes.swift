import Screen

/// The pictures that the probe shows.
enum Scenes {
  static func drawColors(in frame: inout Frame) {
    let styles: [(String, Style)] = [
      ("red", Style(foreground: .indexed(1))), ("bright", Style(foreground: .indexed(9))),
      ("gray", Style(foreground: .indexed(8))),
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
    "e\u{301}\u{302}\u{303}\u{304}",
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

  /// Numbered lines of all kinds of text between two bars, the fifth in sight selected; a column at the right
  /// is not the lines' own.
  static func drawTable(in frame: inout Frame, first: Int) {
    let (width, height) = (frame.size.width, frame.size.height)
    let bar = Style(attributes: .reverse)
    for y in 1..<height - 1 {
      let number = first + y
      let text = clusters[(number % clusters.count + clusters.count) % clusters.count]
      let isSelected = y == 5
      let style = isSelected ? Style(foreground: .indexed(6), attributes: .reverse) : .plain
      frame.draw("line \(number) \(text)|", at: Point(x: 0, y: y), style: style)
      frame.draw("\(text) of \(number * 7919 % 1000)", at: Point(x: 24, y: y), style: style)
      frame.draw(y == 7 ? "┃" : "│", at: Point(x: width - 1, y: y), style: .plain)
    }
    frame.fill(frame.bounds.line(0), style: bar)
    frame.draw("ready \(first)", at: Point(x: 0, y: 0), style: bar)
    frame.fill(frame.bounds.line(height - 1), style: bar)
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

  /// Texts of one and two columns all over the place, others at each step.
  static func drawRandomly(in frame: inout Frame, step: Int) {
    let texts = ["中文字", "ab", "e\u{301}x", "한", "👨‍👩‍👧‍👦z", "❤️", " ", "   ", "│─", "क्ष"]
    var state = UInt64(step / 2) &* 0x9E37_79B9_7F4A_7C15 | 1
    func random(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
    for _ in 0..<60 {
      let point = Point(x: random(frame.size.width), y: random(frame.size.height - 1))
      let style = Style(
        foreground: random(2) == 0 ? .terminalDefault : .indexed(UInt8(random(256))),
        attributes: random(3) == 0 ? .reverse : [])
      // libvterm loses a mark on a letter in the last column.
      frame.draw(
        texts[random(texts.count)], at: point, style: style,
        clip: Rect(x: 0, y: 0, width: frame.size.width - 1, height: frame.size.height))
      // Every other step is like the one before but for a part.
      if step % 2 == 1 { frame.fill(Rect(x: 3, y: 1, width: 9, height: 2), style: style) }
    }
    frame.draw("ready \(step)", at: Point(x: 0, y: frame.size.height - 1), style: .plain)
  }
}
