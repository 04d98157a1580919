import JSONText
import Records
import YAMLText

/// Writes new values in the style of the file, and of a value that is like them.
struct YAMLValueWriter {
  let document: YAMLDocument

  private var style: YAMLStyle { document.style }

  // MARK: Collections

  /// A value as it follows an indicator. `model`: a value whose notation it gets.
  func written(_ value: JSONValue, at placement: YAMLPlacement, like model: Int?) -> YAMLWritten {
    let isFlow = placement.isFlow || model.flatMap(document.node)?.isFlow == true
    switch value {
    case .object(let members) where !members.isEmpty && !isFlow:
      let column = column(in: placement, offset: style.indent)
      return block(
        members.flatMap { member in
          entry(member, at: column, like: model.flatMap { document.member(member.name, of: $0) })
        }, at: column, placement)
    case .array(let items) where !items.isEmpty && !isFlow:
      let column = column(in: placement, offset: style.listOffset)
      let model = model.flatMap(document.firstItem)
      return block(items.flatMap { item($0, at: column, like: model) }, at: column, placement)
    case .object, .array: return YAMLWritten(head: flow(value, like: model))
    default: return scalar(value, at: placement, like: model)
    }
  }

  private func column(in placement: YAMLPlacement, offset: Int) -> Int {
    guard let column = placement.column else { return 0 }
    return column + (placement.isItem ? style.dashGap : offset)
  }

  private func block(
    _ lines: [UInt8], at column: Int, _ placement: YAMLPlacement
  ) -> YAMLWritten {
    guard placement.isItem, placement.canBeCompact, let outer = placement.column else {
      return YAMLWritten(head: [], lines: lines)
    }
    let end = lines.firstIndex { $0.isYAMLBreak } ?? lines.endIndex
    var written = YAMLWritten(head: Array(lines[column..<end]))
    written.separator = spaces(column - outer - 1)
    written.isCompact = true
    let next = lines.withUnsafeBytes { $0.afterYAMLBreak(end) }
    written.lines = Array(lines[next...])
    return written
  }

  /// The lines of a mapping's entry.
  func entry(_ member: JSONMember, at column: Int, like model: Int?) -> [UInt8] {
    let placement = YAMLPlacement(column: column)
    return spaces(column) + key(member.name, like: model.flatMap { document.nodes[$0].key })
      + ":".utf8
      + written(member.value, at: placement, like: model).all(style.lineBreak)
  }

  /// The lines of a list's item.
  func item(_ value: JSONValue, at column: Int, like model: Int?) -> [UInt8] {
    var written = written(value, at: YAMLPlacement(column: column, isItem: true), like: model)
    written.separator = spaces(style.dashGap - 1)
    return spaces(column) + "-".utf8 + written.all(style.lineBreak)
  }

  func spaces(_ count: Int) -> [UInt8] { Array(repeating: 0x20, count: max(0, count)) }

  // MARK: Flow

  /// A value in brackets, or a scalar among them.
  func flow(_ value: JSONValue, like model: Int?) -> [UInt8] {
    switch value {
    case .object(let members):
      let parts = members.map { flowEntry($0, like: model.flatMap(document.firstItem)) }
      return bracketed("{", parts, "}", pad: style.bracePad ?? [])
    case .array(let items):
      let parts = items.map { flow($0, like: model.flatMap(document.firstItem)) }
      return bracketed("[", parts, "]", pad: style.bracketPad)
    default: return scalar(value, at: YAMLPlacement(isFlow: true), like: model).head
    }
  }

  func flowEntry(_ member: JSONMember, like model: Int?) -> [UInt8] {
    key(member.name, like: model.flatMap { document.nodes[$0].key }, isFlow: true) + ": ".utf8
      + flow(member.value, like: model)
  }

  private func bracketed(
    _ open: String, _ parts: [[UInt8]], _ close: String, pad: [UInt8]
  ) -> [UInt8] {
    guard !parts.isEmpty else { return Array(open.utf8) + Array(close.utf8) }
    return Array(open.utf8) + pad + Array(parts.joined(separator: ", ".utf8)) + pad
      + Array(close.utf8)
  }

  // MARK: Scalars

  /// A key, in the style of another one.
  func key(_ name: String, like node: Int?, isFlow: Bool = false) -> [UInt8] {
    var context = YAMLScalarWriter.Context()
    context.isKey = true
    context.isFlow = isFlow
    context.isAtLineStart = true
    let former = node.map { document.stream[$0] }
    let style = former?.kind == .scalar ? former?.style ?? .plain : .plain
    // Other programs read an unquoted `on` or `2026` as no text, which is meant where its neighbor is such a key, too.
    if style == .plain, let node, former?.kind == .scalar,
      Self.readsAlike(name, document.stream.text(of: node))
    {
      context.hasTag = true
    }
    return YAMLScalarWriter(context, quotes: self.style.quotes).written(name, as: style).head
  }

  /// True if other programs read two texts without quotes as one type.
  private static func readsAlike(_ one: String, _ other: String) -> Bool {
    let types = [one, other].map { text in
      (YAMLProjection.single(YAMLScalar(text, isPlain: true, tag: nil)).0, YAMLLegacyType(text))
    }
    return types[0] == types[1] && types[0].1 != .special
  }

  /// A new scalar, with the notation of a model of its kind.
  func scalar(_ value: JSONValue, at placement: YAMLPlacement, like model: Int?) -> YAMLWritten {
    let former = model.flatMap { document.nodes[$0].node }
    let isShort = if case .string(let text) = value { !text.contains("\n") } else { false }
    let isBlock = former.map { document.stream[$0].isBlockScalar } == true
    return scalar(value, isShort && isBlock ? nil : former, context(at: placement, like: nil))
  }

  /// A scalar in the notation of a former one.
  func scalar(
    _ value: JSONValue, _ former: Int?, _ context: YAMLScalarWriter.Context
  ) -> YAMLWritten {
    let node = former.map { document.stream[$0] }
    let known = former.flatMap { node?.kind == .scalar ? document.stream.value(of: $0) : nil }
    guard case .string(let text) = value else {
      return YAMLWritten(head: notation(of: value, like: former, known))
    }
    if case .unwritableReal? = known, YAMLScalar(text, isPlain: true, tag: nil).isUnwritable {
      return YAMLWritten(head: Array(text.utf8))
    }
    let isText = known?.isText ?? false
    let legacy =
      isText && node?.style == .plain ? YAMLLegacyType(document.stream.text(of: former ?? 0)) : nil
    return YAMLScalarWriter(context, quotes: style.quotes)
      .written(text, as: isText ? node?.style ?? .plain : .plain, legacy: legacy)
  }

  /// Where a scalar is to be written; `former`: a block scalar whose indentation is kept.
  func context(at placement: YAMLPlacement, like former: Int?) -> YAMLScalarWriter.Context {
    var context = YAMLScalarWriter.Context()
    context.isFlow = placement.isFlow
    context.lineBreak = style.lineBreak
    context.canKeepBreaks = false
    context.isAtLineStart = placement.column == nil
    let step = placement.isItem ? style.dashGap : style.indent
    context.indent = (placement.column ?? 0) + step
    if let former, let indent = document.stream.blockIndent(of: former) { context.indent = indent }
    context.indentStep = context.indent - (placement.column ?? -1)
    return context
  }

  /// A number, a Boolean or null, with capitals and base of the former one.
  private func notation(of value: JSONValue, like former: Int?, _ known: YAMLScalar?) -> [UInt8] {
    let text = value.jsonText()
    guard let former, document.stream[former].style == .plain else { return Array(text.utf8) }
    let written = document.stream.text(of: former)
    switch (value, known) {
    case (.bool, .bool?), (.null, .null?):
      if written == written.uppercased(), written != "~" { return Array(text.uppercased().utf8) }
      if written.first?.isUppercase == true {
        return Array(text.prefix(1).uppercased().utf8) + Array(text.dropFirst().utf8)
      }
    case (.number, .integer?):
      for (prefix, radix) in [("0x", 16), ("0o", 8)] where written.hasPrefix(prefix) {
        guard let number = UInt64(text) else { break }
        let isUpper = written.dropFirst(2).contains(where: \.isUppercase)
        return Array((prefix + String(number, radix: radix, uppercase: isUpper)).utf8)
      }
    default: break
    }
    return Array(text.utf8)
  }
}

extension YAMLScalar {
  var isText: Bool { if case .text = self { true } else { false } }
  var isUnwritable: Bool { if case .unwritableReal = self { true } else { false } }
}

extension YAMLDocument {
  /// The member of a dictionary with a name.
  func member(_ name: String, of dictionary: Int) -> Int? {
    values.kind(of: dictionary) == .dictionary ? values.member(name, of: dictionary) : nil
  }

  /// The first part of a container.
  func firstItem(of container: Int) -> Int? {
    values.kind(of: container).isContainer
      ? values.children(of: container).first { _ in true } : nil
  }

  /// A value whose notation a new part of a container gets: the part of that name in a sibling, else the neighbor.
  func model(for key: String?, _ value: JSONValue, in container: Int, beside neighbor: Int?) -> Int?
  {
    guard let key else { return neighbor }
    if let parent = values.parent(of: container) {
      for sibling in values.children(of: parent).prefix(Self.mostSiblings) {
        if let cousin = member(key, of: sibling) { return cousin }
      }
    }
    guard value.kind == .string, let neighbor, values.kind(of: neighbor) == .single(.string) else {
      return nil
    }
    // Only a text of the same name is meant to be read by others as something else.
    let isLegacy = nodes[neighbor].node.map { YAMLLegacyType(stream.text(of: $0)) != nil }
    return isLegacy == true ? nil : neighbor
  }

  private static let mostSiblings = 64
}
