import Records
import Storage

extension SourceIdentity {
  /// The same from wherever the file is opened.
  var absolute: SourceIdentity { SourceIdentity(file: AbsolutePath.of(file), table: table) }
}
