import JSONText

/// Read access to the values for a format layered above.
extension DocumentValues {
  func json(of number: Int) -> String {
    let start = start(of: number)
    var end = start
    if json[start] == UInt8(ascii: "\"") {
      end += 1
      while json[end] != UInt8(ascii: "\"") { end += json[end] == UInt8(ascii: "\\") ? 2 : 1 }
      end += 1
    } else {
      while end < json.count, json[end] != UInt8(ascii: ","), json[end] != 0x0A { end += 1 }
    }
    return String(decoding: json[start..<end], as: UTF8.self)
  }

  /// A single value; null for a container.
  func single(_ number: Int) -> JSONValue {
    guard !kind(of: number).isContainer, let slice = try? JSONSlice(parsing: json(of: number))
    else { return .null }
    return slice.value
  }

  /// The key of a dictionary's member; empty for other values.
  func key(of number: Int) -> String {
    guard let parent = parent(of: number), kind(of: parent) == .dictionary else { return "" }
    // A member begins its line.
    let end = start(of: number) - 2
    var start = end
    while start > 0, json[start - 1] != 0x0A { start -= 1 }
    while start < end, json[start] == 0x20 { start += 1 }
    let name = try? JSONSlice(parsing: String(decoding: json[start..<end], as: UTF8.self))
    if case .string(let text)? = name?.value { return text }
    return ""
  }
}
