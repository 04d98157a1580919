import Records
import Storage

extension SourceIdentity {
  /// Independent of the current folder.
  var absolute: SourceIdentity { SourceIdentity(file: AbsolutePath.of(file), table: table) }
}
