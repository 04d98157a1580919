import PlistText

/// The choices a row offers: `values` with `titles`, or `choices`.
extension RowDecoder {
  func decodeChoices(
    _ reader: DictionaryReader, into row: inout ConfigRow, log: inout DiagnosticLog
  ) {
    let type = row.valueType
    let values = reader.array("values", log: &log) { $0.scalar?.converted(to: type) }
    let titles = reader.texts("titles", log: &log)
    if let values {
      row.choices = values.enumerated().map { index, value in
        let title = titles.flatMap { index < $0.count ? $0[index] : nil }
        return Choice(value: value, title: title ?? value.plainText)
      }
    }
    guard let node = reader.entry("choices")?.value else { return }
    guard case .array(let nodes) = node.content else {
      reader.reportMismatch("choices", node, log: &log)
      return
    }
    row.choices = nodes.compactMap { choice($0, in: reader, type: type, log: &log) }
  }

  private func choice(
    _ node: PlistNode, in row: DictionaryReader, type: ValueType, log: inout DiagnosticLog
  ) -> Choice? {
    if let value = node.scalar?.converted(to: type) {
      return Choice(value: value, title: value.plainText)
    }
    guard case .dictionary(let entries) = node.content else {
      row.reportMismatch("choices", node, log: &log)
      return nil
    }
    let reader = DictionaryReader(entries, at: node.position, in: .choice, log: &log)
    let title = reader.string("title", log: &log)
    guard reader.has("value") else {
      log.add(.F107, at: node.position) { $0.choiceNeedsValue }
      return nil
    }
    return reader.scalar("value", log: &log).map {
      let value = $0.converted(to: type)
      return Choice(value: value, title: title ?? value.plainText)
    }
  }
}
