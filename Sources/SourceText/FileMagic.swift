/// The beginnings of files that several parts of the program recognize.
package enum FileMagic {
  package static let database = Array("SQLite format 3\0".utf8)
  /// The beginning of files of age, of any version.
  package static let encrypted = "age-encryption.org/"
  package static let armored = "-----BEGIN AGE ENCRYPTED FILE-----"
}
