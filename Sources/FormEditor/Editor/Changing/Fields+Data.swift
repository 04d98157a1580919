import Cells
import Forms
import JSONText
import Records
import Rules
import SourceText

/// Binary data that is read from a file, or written to one.
extension Fields {
  func refusalToReadFile(in browser: Browser) -> Command.Refusal? {
    guard let bound = browser.focusedRow else { return nil }
    let texts = browser.texts
    let readOnly = bound.isEditable ? nil : bound.readOnlyReason ?? texts.readOnly
    let reason = bound.hasData ? readOnly : texts.onlyDataHasFiles
    return reason.map { .notice(texts.about(bound.row.key, $0)) }
  }

  func refusalToWriteFile(in browser: Browser) -> Command.Refusal? {
    guard let bound = browser.focusedRow else { return nil }
    let texts = browser.texts
    let reason =
      !bound.hasData
      ? texts.onlyDataHasFiles
      : abilities.refusal(of: .editExternally)?.text(in: texts)
        ?? (bound.data == nil ? texts.noDataToWrite : nil)
    return reason.map { .notice(texts.about(bound.row.key, $0)) }
  }

  func readFile(_ path: String, in browser: Browser) -> EditorEffect? {
    focusedLocation(in: browser).map { .readValueFile(ValueFileRequest(path: path, location: $0)) }
  }

  func writeFile(_ path: String, replacing: Bool = false, in browser: Browser) -> EditorEffect? {
    guard let location = focusedLocation(in: browser), let bytes = browser.focusedRow?.data else {
      return nil
    }
    let request = ValueFileRequest(path: path, location: location)
    return .writeValueFile(request, bytes, replacing: replacing)
  }

  /// The bytes of a file become the value, as if they were typed.
  func adopt(_ bytes: [UInt8], for request: ValueFileRequest, in browser: inout Browser) {
    guard request.location == focusedLocation(in: browser), let bound = browser.focusedRow,
      bound.isEditable
    else { return }
    let edit = CellEdit.value(.string(Base64.text(bytes)))
    let conversion = entries(in: browser).conversion(of: edit, in: bound)
    switch conversion.flatMap({ apply($0, to: bound.row, in: &browser) }) {
    case .success:
      browser.dropDraft(of: bound.row)
      let sentence = browser.texts.dataRead(bytes.count, from: request.path)
      browser.message = .notice(browser.texts.about(bound.row.key, sentence))
    case .failure(let failure):
      browser.message = .problem(browser.texts.about(bound.row.key, failure.message))
    }
  }

  private func focusedLocation(in browser: Browser) -> Location? {
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
