import Glibc

/// Changes that were not saved when the program had to end: they wait beside their file.
package enum RescueFile {
  /// Where the changes to the file at `path` are, if there are any.
  package static func found(for path: String) -> String? {
    let name = name(for: path, number: 1)
    return FileStamp.current(of: name) == nil ? nil : name
  }

  /// Writes the whole file with its changes under a name that is free, and returns the name.
  ///
  /// Only its owner may read it: nobody has said who else may see what was never saved.
  package static func write(
    for path: String, _ produce: ((UnsafeRawBufferPointer) throws -> Void) throws -> Void
  ) throws(FileError) -> String {
    var number = 1
    while FileStamp.current(of: name(for: path, number: number)) != nil { number += 1 }
    let formerMask = umask(0o077)
    defer { umask(formerMask) }
    try AtomicFile.write(to: name(for: path, number: number), produce)
    return name(for: path, number: number)
  }

  private static func name(for path: String, number: Int) -> String {
    path + (number == 1 ? ".unsaved" : ".unsaved-\(number)")
  }
}
