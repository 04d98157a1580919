import Cells
import Forms
import JSONText
import Records
import Rules
import SourceText

/// Binary data that is read from a file, or written to one.
extension Editor {
  var refusalToReadFile: Command.Refusal? {
    guard let bound = browser.focusedRow else { return nil }
    guard bound.hasData else {
      return .notice(texts.about(bound.row.key, texts.onlyDataHasFiles))
    }
    return bound.isEditable
      ? nil : .notice(texts.about(bound.row.key, bound.readOnlyReason ?? texts.readOnly))
  }

  var refusalToWriteFile: Command.Refusal? {
    guard let bound = browser.focusedRow else { return nil }
    guard bound.hasData else {
      return .notice(texts.about(bound.row.key, texts.onlyDataHasFiles))
    }
    let reason = state.file.abilities.refusal(of: .editExternally)?.text(in: texts)
    guard let reason = reason ?? (bound.data == nil ? texts.noDataToWrite : nil)
    else { return nil }
    return .notice(texts.about(bound.row.key, reason))
  }

  mutating func writeFile(_ path: String, replacing: Bool = false) -> [EditorEffect] {
    guard let bound = browser.focusedRow, let location = focusedLocation, let bytes = bound.data
    else { return [] }
    let request = ValueFileRequest(path: path, location: location)
    return [.writeValueFile(request, bytes, replacing: replacing)]
  }

  /// The bytes of a file become the value, as if they were typed.
  mutating func adopt(_ bytes: [UInt8], for request: ValueFileRequest) {
    guard request.location == focusedLocation, let bound = browser.focusedRow, bound.isEditable
    else {
      return
    }
    let edit = CellEdit.value(.string(Base64.text(bytes)))
    switch entries.conversion(of: edit, in: bound).flatMap({ apply($0, to: bound.row) }) {
    case .success:
      browser.dropDraft(of: bound.row)
      browser.message = .notice(
        texts.about(bound.row.key, texts.dataRead(bytes.count, from: request.path)))
    case .failure(let failure):
      browser.message = .problem(texts.about(bound.row.key, failure.message))
    }
  }

  var focusedLocation: Location? {
    browser.focusedRow.flatMap { browser.location(ofRow: $0.row.identifier) }
  }
}

extension BoundRow {
  fileprivate var hasData: Bool { state.row.cellTraits.contains(.data) }

  /// The bytes that the row shows; nil where there are none, or they are not to leave the form.
  fileprivate var data: [UInt8]? {
    guard !state.disclosure.isSecret, case .value(let slice) = content, slice.kind == .string
    else { return nil }
    return Base64.bytes(slice.stringValue.utf8)
  }
}
