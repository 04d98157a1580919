import Screen

/// Events in the words of the tests.
enum EventName {
  static func of(_ event: InputEvent) -> String {
    switch event {
    case .key(let key): "key " + name(key)
    case .paste(let text): "paste \(text.utf8.count) " + String(text.prefix(40)).debugDescription
    case .mouse(let mouse): "mouse \(mouse.action) \(mouse.point.x),\(mouse.point.y)"
    case .resize(let size): "resize \(size.width)x\(size.height)"
    }
  }

  private static func name(_ key: KeyPress) -> String {
    var name = ""
    if key.modifiers.contains(.control) { name += "C-" }
    if key.modifiers.contains(.meta) { name += "M-" }
    if key.modifiers.contains(.shift) { name += "S-" }
    switch key.key {
    case .character(let character): return name + String(character)
    case .function(let number): return name + "F\(number)"
    default: return name + "\(key.key)"
    }
  }
}
