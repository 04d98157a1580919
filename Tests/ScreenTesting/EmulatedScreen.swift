import CVTerm

/// One cell of the screen as libvterm sees it.
package struct EmulatedCell: Hashable, Sendable {
  /// The cluster, of at most 6 scalars; empty in the second half of a wide one.
  package let text: String
  package let width: Int
  package let isBold: Bool
  package let isItalic: Bool
  package let isUnderlined: Bool
  package let isReverse: Bool
  package let foreground: EmulatedColor
  package let background: EmulatedColor
}

/// A color as the program sent it. (libvterm knows no dim text.)
package enum EmulatedColor: Hashable, Sendable {
  case terminalDefault
  case indexed(Int)
  case rgb(red: Int, green: Int, blue: Int)

  init(_ number: Int32) {
    let number = Int(number)
    self =
      number < 0
      ? .terminalDefault
      : number < 256
        ? .indexed(number)
        : .rgb(red: number >> 16 & 0xFF, green: number >> 8 & 0xFF, blue: number & 0xFF)
  }
}

/// A terminal emulator without a window: what a person would see.
final class EmulatedScreen {
  private(set) var width: Int
  private(set) var height: Int
  private let terminal: OpaquePointer
  private let screen: OpaquePointer
  private let properties: UnsafeMutablePointer<cvterm_properties>

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    terminal = vterm_new(Int32(height), Int32(width))
    vterm_set_utf8(terminal, 1)
    screen = vterm_obtain_screen(terminal)
    properties = .allocate(capacity: 1)
    cvterm_watch(screen, properties)
    vterm_screen_enable_altscreen(screen, 1)
    vterm_screen_reset(screen, 1)
  }

  deinit {
    vterm_free(terminal)
    properties.deallocate()
  }

  var cursorIsVisible: Bool { properties.pointee.cursor_visible != 0 }
  var isAlternate: Bool { properties.pointee.alternate_screen != 0 }
  var reportsMouse: Bool { properties.pointee.mouse != 0 }
  var bells: Int { Int(properties.pointee.bells) }

  var cursor: (x: Int, y: Int) {
    let cursor = cvterm_cursor(terminal)
    return (Int(cursor.col), Int(cursor.row))
  }

  /// Takes what a program wrote and returns what the terminal answers.
  func receive(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    bytes.withUnsafeBytes {
      _ = vterm_input_write(terminal, $0.baseAddress?.assumingMemoryBound(to: CChar.self), $0.count)
    }
    var answer = [CChar](repeating: 0, count: 4096)
    let count = vterm_output_read(terminal, &answer, answer.count)
    return answer[..<count].map { UInt8(bitPattern: $0) }
  }

  func resize(width: Int, height: Int) {
    self.width = width
    self.height = height
    vterm_set_size(terminal, Int32(height), Int32(width))
  }

  func cell(x: Int, y: Int) -> EmulatedCell {
    var cell = cvterm_get_cell(screen, Int32(y), Int32(x))
    var text = ""
    withUnsafeBytes(of: &cell.scalars) { bytes in
      for value in bytes.bindMemory(to: UInt32.self) {
        guard value != 0, let scalar = Unicode.Scalar(value) else { break }
        text.unicodeScalars.append(scalar)
      }
    }
    let isSecondHalf = cell.scalars.0 == UInt32.max
    return EmulatedCell(
      text: text.isEmpty && !isSecondHalf ? " " : text, width: Int(cell.width),
      isBold: cell.attributes & 1 != 0, isItalic: cell.attributes & 4 != 0,
      isUnderlined: cell.attributes & 8 != 0, isReverse: cell.attributes & 16 != 0,
      foreground: EmulatedColor(cell.foreground), background: EmulatedColor(cell.background))
  }

  /// The lines without trailing blanks.
  var lines: [String] {
    (0..<height).map { y in
      var line = (0..<width).map { cell(x: $0, y: y).text }.joined()
      while line.hasSuffix(" ") { line.removeLast() }
      return line
    }
  }
}
