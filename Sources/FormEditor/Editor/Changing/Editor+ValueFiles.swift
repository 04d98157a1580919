import Cells
import Forms
import JSONText
import Records
import Rules
import SourceText

/// Binary data that is read from a file, or written to one.
extension Editor {
  var refusalToReadFile: Command.Refusal? {
    guard let bound = focusedRow else { return nil }
    if let refusal = refusalOfFiles(for: bound) { return refusal }
    guard !bound.isEditable else { return nil }
    return .notice(texts.about(bound.row.key, bound.readOnlyReason ?? texts.readOnly))
  }

  var refusalToWriteFile: Command.Refusal? {
    guard let bound = focusedRow else { return nil }
    if let refusal = refusalOfFiles(for: bound) { return refusal }
    let reason = state.file.abilities.refusal(of: .editExternally)?.text(in: texts)
    guard let reason = reason ?? (bytes(of: bound) == nil ? texts.noDataToWrite : nil)
    else { return nil }
    return .notice(texts.about(bound.row.key, reason))
  }

  private func refusalOfFiles(for bound: BoundRow) -> Command.Refusal? {
    bound.state.row.cellTraits.contains(.data)
      ? nil : .notice(texts.about(bound.row.key, texts.onlyDataHasFiles))
  }

  mutating func readFile(_ path: String) -> [EditorEffect] {
    guard let location = focusedLocation else { return [] }
    return [.readValueFile(ValueFileRequest(path: path, location: location))]
  }

  mutating func writeFile(_ path: String, replacing: Bool = false) -> [EditorEffect] {
    guard let bound = focusedRow, let location = focusedLocation, let bytes = bytes(of: bound)
    else { return [] }
    let request = ValueFileRequest(path: path, location: location)
    return [.writeValueFile(request, bytes, replacing: replacing)]
  }

  /// The bytes of a file become the value, as if they were typed.
  mutating func takeFile(_ bytes: [UInt8], for request: ValueFileRequest) {
    guard request.location == focusedLocation, let bound = focusedRow, bound.isEditable else {
      return
    }
    let edit = CellEdit.value(.string(Base64.text(bytes)))
    switch entries.conversion(of: edit, in: bound).flatMap({ apply($0, to: bound.row) }) {
    case .success:
      dropDraft(of: bound.row)
      state.message = .notice(
        texts.about(bound.row.key, texts.dataRead(bytes.count, from: request.path)))
    case .failure(let failure):
      state.message = .problem(texts.about(bound.row.key, failure.message))
    }
  }

  mutating func reportWritten(_ count: Int, for request: ValueFileRequest) {
    state.message = .notice(texts.dataWritten(count, to: request.path))
  }

  mutating func askBeforeReplacing(_ request: ValueFileRequest) {
    ask(
      texts.exists(request.path),
      [
        .init("r", texts.replaceIt, .writeFile(path: request.path))
      ])
  }

  private var focusedLocation: Location? {
    focusedRow.flatMap { location(ofRow: $0.row.identifier) }
  }

  /// The bytes that a row shows; nil where there are none, or they are not to leave the form.
  private func bytes(of bound: BoundRow) -> [UInt8]? {
    guard !bound.state.disclosure.isSecret, case .value(let slice) = bound.content,
      slice.kind == .string
    else { return nil }
    return Base64.bytes(slice.stringValue.utf8)
  }
}
