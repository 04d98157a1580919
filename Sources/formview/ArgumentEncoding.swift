/// The bytes of the command line, before they became texts.
enum ArgumentEncoding {
  /// What is wrong with the first argument that is not UTF-8: as a text it would be another one, and `set`
  /// would write that. The argument is not shown, as it may be a secret.
  static var fault: String? {
    for index in 1..<max(Int(CommandLine.argc), 1) {
      guard let argument = CommandLine.unsafeArgv[index],
        String(validatingCString: argument) == nil
      else { continue }
      return Environment.texts.argumentIsNotUTF8(index)
    }
    return nil
  }
}
