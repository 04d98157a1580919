import Records
import Storage

extension SourceIdentity {
  var absolute: SourceIdentity { SourceIdentity(file: AbsolutePath.of(file), table: table) }
}
