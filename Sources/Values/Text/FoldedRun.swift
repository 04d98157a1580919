import CUTF8Proc

/// A letter with its combining marks, folded for `SearchText`. Runs fold one by one, so that texts of any length need
/// little memory.
package struct FoldedRun {
  /// Maximum number of marks that are ordered and composed with one letter; more begin a
  /// run without a letter.
  package static let mostMarks = 32

  private let keepingCase: Bool
  private let keepingAccents: Bool
  private var scalars: [utf8proc_int32_t] = []
  private var marks = 0
  private var parts: [utf8proc_int32_t] = []
  /// True if the marks at the run's beginning belong to a letter of the previous run whose accents are ignored.
  private var isAfterLetter = false

  package init(keepingCase: Bool = false, keepingAccents: Bool = false) {
    self.keepingCase = keepingCase
    self.keepingAccents = keepingAccents
  }

  /// True if a scalar belongs to the run: a mark on its letter, the rest of its Hangul syllable, or invisible.
  package func continues(with scalar: Unicode.Scalar) -> Bool {
    guard scalar.value >= 0x80 else { return false }
    switch Self.role(of: scalar) {
    case .letter: return false
    case .mark: return marks < Self.mostMarks
    case .ignored: return true
    }
  }

  /// Adds a scalar that belongs to the run, or begins it.
  package mutating func append(_ scalar: Unicode.Scalar) {
    if scalar.value >= 0x80, Self.role(of: scalar) == .mark { marks += 1 }
    scalars.append(utf8proc_int32_t(scalar.value))
  }

  /// Appends the folded run, and begins the next one.
  package mutating func end(appendingTo target: inout [UInt8]) {
    defer {
      scalars.removeAll(keepingCapacity: true)
      marks = 0
    }
    if scalars.count == 1, scalars[0] < 0x80 {
      let byte = UInt8(scalars[0])
      isAfterLetter = Self.isAccented(scalars[0])
      return target.append(!keepingCase && byte &- 0x41 < 26 ? byte | 0x20 : byte)
    }
    if scalars.count == 1, let scalar = Unicode.Scalar(UInt32(scalars[0])), Self.isItself(scalar) {
      if Self.isMark(scalars[0]) {
        if isAfterLetter, !keepingAccents { return }
      } else {
        isAfterLetter = Self.isAccented(scalars[0])
      }
      target += UTF8.encode(scalar) ?? .init()
      return
    }
    decompose()
    fold()
    // Composes the marks that are left with their letters, and syllables of Hangul.
    for part in Self.composed(parts) {
      if let scalar = Unicode.Scalar(UInt32(part)) { target += UTF8.encode(scalar) ?? .init() }
    }
  }

  /// Decomposes to scalars without compatibility forms, with marks in canonical order.
  private mutating func decompose() {
    parts.removeAll(keepingCapacity: true)
    for scalar in scalars {
      let start = parts.count
      Self.append(scalar, Self.decomposing, to: &parts)
      for index in start..<parts.count { moveMark(at: index) }
    }
  }

  private mutating func moveMark(at index: Int) {
    let rank = Self.combiningClass(parts[index])
    var position = index
    while rank > 0, position > 0, Self.combiningClass(parts[position - 1]) > rank {
      parts.swapAt(position, position - 1)
      position -= 1
    }
  }

  private mutating func fold() {
    var folded: [utf8proc_int32_t] = []
    for part in parts {
      if Self.isMark(part) {
        if isAfterLetter, !keepingAccents { continue }
      } else {
        isAfterLetter = Self.isAccented(part)
      }
      for plain in keepingAccents ? [part] : Self.withoutStroke(part) {
        if keepingCase {
          folded.append(plain)
        } else {
          Self.append(plain, Self.decomposing | UTF8PROC_CASEFOLD.rawValue, to: &folded)
        }
      }
    }
    parts = folded
  }
}

extension FoldedRun {
  /// The role of a scalar after the previous run.
  package enum Role {
    case letter, mark, ignored
  }

  /// The role of a scalar after the previous run.
  package static func role(of scalar: Unicode.Scalar) -> Role {
    // Vowels and final consonants of Hangul compose with what is before them.
    if (0x1160...0x11FF).contains(scalar.value) { return .mark }
    if isItself(scalar) {
      return isMark(utf8proc_int32_t(scalar.value)) ? .mark : .letter
    }
    var parts: [utf8proc_int32_t] = []
    append(utf8proc_int32_t(scalar.value), decomposing, to: &parts)
    guard let first = parts.first else { return .ignored }
    return isMark(first) ? .mark : .letter
  }

  /// True if a scalar alone folds to itself: without case, compatibility form and stroke, and not composed unless a
  /// Hangul syllable.
  package static func isItself(_ scalar: Unicode.Scalar) -> Bool {
    if (0xAC00...0xD7A3).contains(scalar.value) { return true }
    let property = utf8proc_get_property(utf8proc_int32_t(scalar.value)).pointee
    return property.decomp_seqindex == .max && property.casefold_seqindex == .max
      && property.ignorable == 0 && !hasStroke(utf8proc_int32_t(scalar.value))
  }

  /// The last letter of a scalar without its compatibility form; 0 if there is none.
  package static func lastLetter(of scalar: Unicode.Scalar) -> Int32 {
    var parts: [utf8proc_int32_t] = []
    append(utf8proc_int32_t(scalar.value), decomposing, to: &parts)
    return parts.last { !isMark($0) } ?? 0
  }

  /// The combining class of the last mark of a scalar without its compatibility form; 0 if it ends with none.
  package static func lastCombiningClass(of scalar: Unicode.Scalar) -> Int16 {
    var parts: [utf8proc_int32_t] = []
    append(utf8proc_int32_t(scalar.value), decomposing, to: &parts)
    return parts.last.map { combiningClass($0) } ?? 0
  }

  /// The character and the mark that a scalar is composed of; nil if it is not, and if the mark is an accent.
  package static func composedPair(_ scalar: Unicode.Scalar) -> (letter: UInt32, mark: UInt32)? {
    var parts: [utf8proc_int32_t] = []
    append(
      utf8proc_int32_t(scalar.value),
      UTF8PROC_STABLE.rawValue | UTF8PROC_DECOMPOSE.rawValue, to: &parts)
    guard parts.count > 1, let mark = parts.popLast(), !isAccented(parts[0]),
      composed(parts + [mark]) == [utf8proc_int32_t(scalar.value)]
    else { return nil }
    let letter = composed(parts)
    return letter.count == 1 ? (UInt32(letter[0]), UInt32(mark)) : nil
  }

  /// Composes scalars as far as Unicode has characters for them.
  private static func composed(_ parts: [utf8proc_int32_t]) -> [utf8proc_int32_t] {
    var parts = parts
    let count = parts.withUnsafeMutableBufferPointer {
      utf8proc_normalize_utf32(
        $0.baseAddress, $0.count,
        utf8proc_option_t(rawValue: UTF8PROC_COMPOSE.rawValue | UTF8PROC_STABLE.rawValue))
    }
    return Array(parts.prefix(max(count, 0)))
  }

  /// True if marks after a decomposed scalar are accents, which are ignored: after Latin, Greek or Cyrillic letters.
  package static func isAccented(_ scalar: Int32) -> Bool {
    switch scalar {
    case 0x41...0x5A, 0x61...0x7A, 0xC0...0x2AF, 0x370...0x3FF, 0x400...0x52F, 0x1C80...0x1C8F,
      0x1D00...0x1DBF, 0x1E00...0x1FFF, 0x2C60...0x2C7F, 0x2DE0...0x2DFF, 0xA640...0xA69F,
      0xA720...0xA7FF, 0xAB30...0xAB6F:
      true
    default: false
    }
  }

  /// The canonical combining class of a mark; 0 for letters, and for marks that are not reordered.
  package static func combiningClass(_ scalar: Int32) -> Int16 {
    utf8proc_get_property(scalar).pointee.combining_class
  }

  private static func isMark(_ scalar: utf8proc_int32_t) -> Bool {
    let category = utf8proc_category(scalar)
    return category == UTF8PROC_CATEGORY_MN || category == UTF8PROC_CATEGORY_MC
      || category == UTF8PROC_CATEGORY_ME
  }

  /// Options of a decomposition that drops compatibility forms and invisible characters.
  private static let decomposing =
    UTF8PROC_STABLE.rawValue | UTF8PROC_COMPAT.rawValue | UTF8PROC_DECOMPOSE.rawValue
    | UTF8PROC_IGNORE.rawValue

  private static func hasStroke(_ scalar: utf8proc_int32_t) -> Bool {
    (0xC0...0x1FF).contains(scalar) && withoutStroke(scalar) != [scalar]
  }

  /// The plain letter for letters whose accent is a part of them.
  private static func withoutStroke(_ scalar: utf8proc_int32_t) -> [utf8proc_int32_t] {
    switch scalar {
    case 0xC6: [0x41, 0x45]  // Æ
    case 0xE6: [0x61, 0x65]
    case 0x152: [0x4F, 0x45]  // Œ
    case 0x153: [0x6F, 0x65]
    case 0xD8: [0x4F]  // Ø
    case 0xF8: [0x6F]
    case 0xD0, 0x110: [0x44]  // Ð, Đ
    case 0xF0, 0x111: [0x64]
    case 0x126: [0x48]  // Ħ
    case 0x127: [0x68]
    case 0x131: [0x69]  // ı
    case 0x141: [0x4C]  // Ł
    case 0x142: [0x6C]
    case 0x166: [0x54]  // Ŧ
    case 0x167: [0x74]
    case 0xDF: [0x73, 0x73]  // ß
    case 0x1E9E: [0x53, 0x53]
    default: [scalar]
    }
  }

  private static func append(
    _ scalar: utf8proc_int32_t, _ options: UInt32, to target: inout [utf8proc_int32_t]
  ) {
    if scalar < 0x80 {
      let isUpper = options & UTF8PROC_CASEFOLD.rawValue != 0 && (0x41...0x5A).contains(scalar)
      return target.append(isUpper ? scalar | 0x20 : scalar)
    }
    // The longest is U+FDFA with 18 code points.
    withUnsafeTemporaryAllocation(of: utf8proc_int32_t.self, capacity: 32) { buffer in
      var boundClass: Int32 = 0
      let count = utf8proc_decompose_char(
        scalar, buffer.baseAddress, buffer.count, utf8proc_option_t(rawValue: options), &boundClass)
      guard count >= 0, count <= buffer.count else { return target.append(scalar) }
      target.append(contentsOf: buffer.prefix(count))
    }
  }
}
