import JSONText
import Records

extension SplicedDocument {
  /// A new value as text; it begins on `line`.
  func written(_ value: JSONValue, like model: Int?, _ line: TextLine) -> [UInt8] {
    switch value {
    case .object(let members):
      container(.dictionary, members.map { ($0.name, $0.value) }, like: model, line)
    case .array(let elements):
      container(.array, elements.map { (nil, $0) }, like: model, line)
    default: single(value, like: model)
    }
  }

  /// A single value with the notation of a model, and its type if possible.
  private func single(_ value: JSONValue, like model: Int?) -> [UInt8] {
    guard let model, case .single(let type) = values.kind(of: model),
      notation.canHold(value, as: type),
      values.keepsType(value, beside: model)
    else {
      let like = style.anyString.map { UnsafeRawBufferPointer(rebasing: bytes[$0]) }
      return notation.single(value, as: notation.type(of: value), like: like)
    }
    return notation.single(
      value, as: type, like: UnsafeRawBufferPointer(rebasing: bytes[locations[model].element]))
  }

  private func container(
    _ kind: DocumentValues.Kind, _ parts: [(key: String?, value: JSONValue)], like model: Int?,
    _ line: TextLine
  ) -> [UInt8] {
    guard !parts.isEmpty else { return notation.empty(kind) }
    let model = model.flatMap { values.kind(of: $0) == kind ? $0 : nil }
    let children = model.map { Array(values.children(of: $0).prefix(2)) } ?? []
    let first = children.first.map { style.space(before: locations[$0].whole.lowerBound) }
    let inner = line.indented(by: style.unit)
    let (open, close) = notation.brackets(of: kind)
    let end = notation.partEnd(in: kind)
    let later =
      children.count > 1
      ? style.space(before: locations[children[1]].whole.lowerBound)
      : end.bytes.isEmpty || first?.contains(where: \.isLineEnd) != false ? nil : [0x20]
    let isTrailing = isTrailing(kind, like: children.isEmpty ? nil : model, line)
    var result = open
    for (index, part) in parts.enumerated() {
      result += index == 0 ? first ?? inner.start : later ?? between(inner, kind)
      let like = part.key == nil ? children.first : self.like(part.key, beside: model)
      result += entry(part.key, part.value, like: like, inner)
      result += end.bytes(isLast: index == parts.count - 1, isTrailing: isTrailing)
    }
    let space =
      first == nil ? nil : model.map { style.space(before: locations[$0].inside.upperBound) }
    return result + (space ?? line.start) + close
  }

  /// True if a separator follows the last part of a new container: as in a model with parts, else as elsewhere in the
  /// file.
  func isTrailing(_ kind: DocumentValues.Kind, like model: Int?, _ line: TextLine) -> Bool {
    guard let model else { return line.pad == nil && style.hasTrailingSeparators }
    return !notation.partEnd(in: kind).bytes.isEmpty
      && WrittenParts(of: model, in: self).isTrailing
  }

  /// The separator between the parts of a new container.
  func between(_ line: TextLine, _ kind: DocumentValues.Kind) -> [UInt8] {
    guard line.pad != nil else { return line.start }
    return notation.partEnd(in: kind).bytes.isEmpty ? [] : [0x20]
  }

  /// A key with its value, or an element; without its terminator.
  func entry(_ key: String?, _ value: JSONValue, like model: Int?, _ line: TextLine) -> [UInt8] {
    guard let key else { return written(value, like: model, line) }
    let written = written(value, like: model, line)
    let like = model.flatMap { locations[$0].key.isEmpty ? nil : locations[$0] }
    let name = notation.key(
      key, like: (like?.key ?? style.anyKey).map { UnsafeRawBufferPointer(rebasing: bytes[$0]) })
    return name + gap(like, line) + written
  }

  /// A new typed value as text; it begins on `line`.
  func written(_ value: NativeValue, _ line: TextLine) -> [UInt8] {
    switch value {
    case .single(.uid, let number):
      let uid = NativeValue.single(.integer, number)
      return written(.dictionary, [("CF$UID", uid)], line)
    case .single(let type, let value): return notation.single(value, as: type, like: nil)
    case .array(let elements): return written(.array, elements.map { (nil, $0) }, line)
    case .dictionary(let members): return written(.dictionary, members, line)
    }
  }

  /// A new typed value with its key.
  func entry(_ key: String?, _ value: NativeValue, _ line: TextLine) -> [UInt8] {
    let written = written(value, line)
    guard let key else { return written }
    let like = style.anyKey.map { UnsafeRawBufferPointer(rebasing: bytes[$0]) }
    return notation.key(key, like: like) + gap(nil, line) + written
  }

  private func written(
    _ kind: DocumentValues.Kind, _ parts: [(key: String?, value: NativeValue)], _ line: TextLine
  ) -> [UInt8] {
    guard !parts.isEmpty else { return notation.empty(kind) }
    let (open, close) = notation.brackets(of: kind)
    let inner = line.indented(by: style.unit)
    let end = notation.partEnd(in: kind)
    let isTrailing = isTrailing(kind, like: nil, line)
    var result = open
    for (index, part) in parts.enumerated() {
      result += index == 0 ? inner.start : between(inner, kind)
      result += entry(part.key, part.value, inner)
      result += end.bytes(isLast: index == parts.count - 1, isTrailing: isTrailing)
    }
    return result + line.start + close
  }

  /// The text between a key and its value.
  private func gap(_ like: TextLocation?, _ line: TextLine) -> [UInt8] {
    if let like, !like.hasNoValue {
      let gap = bytes[like.key.upperBound..<like.element.lowerBound]
      if !gap.contains(UInt8(ascii: "/")), !gap.contains(UInt8(ascii: "<")) { return Array(gap) }
    }
    guard let gap = style.keyGap else {
      return notation.keyGap.isEmpty ? line.start : notation.keyGap
    }
    // A value on a line of its own is indented like its key.
    return gap.contains(0x0A) && notation.keyGap.isEmpty ? line.start : gap
  }

  /// A model for a member of a new dictionary: from its neighbor, or from others there.
  private func like(_ key: String?, beside neighbor: Int?) -> Int? {
    guard let key, let neighbor else { return nil }
    return child(of: neighbor, named: key) ?? model(for: key, in: neighbor, beside: nil)
  }

  /// The member of a dictionary with a key.
  func child(of container: Int?, named key: String) -> Int? {
    guard let container, values.kind(of: container) == .dictionary else { return nil }
    return values.member(key, of: container)
  }

  /// A model for a new part of a container: the value of the same key in a neighboring container, or a neighboring
  /// element.
  func model(for key: String?, in container: Int, beside neighbor: Int?) -> Int? {
    guard let key else { return neighbor }
    guard let parent = values.parent(of: container) else { return nil }
    return values.children(of: parent).lazy.prefix(64).compactMap { sibling in
      sibling == container ? nil : child(of: sibling, named: key)
    }.first
  }
}

extension SplicedDocument {
  /// The line that a value begins on. If others precede it on that line, its parts are on it, too.
  func line(of number: Int) -> TextLine {
    let start = locations[number].whole.lowerBound
    var line = style.line(at: start)
    if line.pad == nil, let parent = values.parent(of: number), !style.beginsLine(at: start) {
      line.pad = pad(inside: parent) ?? []
    }
    return line
  }

  /// White space before the first part of a container; nil if that is on a separate line, or if there is none.
  func pad(inside container: Int) -> [UInt8]? {
    values.children(of: container).first { _ in true }.flatMap { first in
      let start = locations[first].whole.lowerBound
      return style.beginsLine(at: start) ? nil : style.space(before: start)
    }
  }

  /// A container with parts as a model for an empty one: the member of the same name in other dictionaries of the
  /// list, or another element of its list; for an array another one beside it.
  func filled(like container: Int) -> Int? {
    guard let parent = values.parent(of: container) else { return nil }
    let siblings = values.children(of: parent).lazy.prefix(64)
    guard values.kind(of: parent) == .dictionary else {
      return siblings.first { isFilled($0, as: container) }
    }
    return namesake(of: container, in: parent)
      ?? (values.kind(of: container) == .array
        ? siblings.first { isFilled($0, as: container) } : nil)
  }

  private func namesake(of container: Int, in parent: Int) -> Int? {
    guard let around = values.parent(of: parent) else { return nil }
    let key = values.key(of: container)
    return values.children(of: around).lazy.prefix(64).compactMap { child(of: $0, named: key) }
      .first { isFilled($0, as: container) }
  }

  /// True for a list in place of a list, and for an object in place of one.
  func isContainer(_ number: Int, like value: JSONValue) -> Bool {
    switch value.kind {
    case .array: values.kind(of: number) == .array
    case .object: values.kind(of: number) == .dictionary
    default: false
    }
  }

  private func isFilled(_ number: Int, as container: Int) -> Bool {
    values.kind(of: number) == values.kind(of: container) && values.all(in: number).count > 1
  }
}

extension TextStyle {
  /// True if only white space precedes an offset on its line.
  func beginsLine(at offset: Int) -> Bool {
    space(before: offset).contains { $0 == 0x0A || $0 == 0x0D }
  }
}

extension DocumentValues {
  /// The value of a dictionary's member. O(dictionary).
  func member(_ name: String, of dictionary: Int) -> Int? {
    let literal = JSONValue.string(name).jsonText().utf8
    for child in children(of: dictionary) {
      let start = start(of: child) - 2 - literal.count
      // A member begins a line; what looks like its name elsewhere is a part of a longer one.
      if start > 0, json[start - 1] == 0x20,
        json[start..<start + literal.count].elementsEqual(literal)
      {
        return child
      }
    }
    return nil
  }
}
