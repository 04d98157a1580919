import Forms
import JSONText
import Records
import Texts

extension RowEdit {
  /// The edit, which was typed as a text, or why it is none: the source has data there, and the row shows a text, so that
  /// what was typed would be read as Base64.
  ///
  /// `objectPath` is where the object with the row is in the record.
  package func typed(
    into row: ConfigRow, at objectPath: [JSONStep], in id: RecordID, of table: RecordTable,
    _ texts: Texts
  ) -> Result<RowEdit, ValidationFailure> {
    guard case .set(.string) = self, !row.cellTraits.contains(.data),
      let path = row.valuePath.map({ objectPath + $0.steps }),
      table.read.nativeType(of: path, in: id) == .data,
      table[id].lookup(path).slice?.kind == .string
    else { return .success(self) }
    return .failure(row.failure(.type, texts.dataIsNoText))
  }
}
