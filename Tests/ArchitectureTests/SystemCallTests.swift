import Testing

@Suite("Names of files are bytes where the system is asked")
struct SystemCallTests {
  /// Calls whose first argument is a path. `open`, `stat` and `link` are names of our own, too: only calls with a variable for a
  /// path and flags are meant.
  private static var calls: [Regex<(Substring, argument: Substring)>] {
    [
      #/\b(?:unlink|rmdir|mkdir|opendir|lstat|realpath|readlink|rename|symlink|chmod|access|mkdtemp|getxattr|listxattr)\(\s*(?<argument>[^,()]+(?:\([^()]*\))?[^,()]*)/#,
      #/\b(?:open|stat)\(\s*(?<argument>[^,()]+),\s*[O&]/#,
      #/\b(?:utimensat|faccessat|unlinkat)\(\s*\w+,\s*(?<argument>[^,()]+(?:\([^()]*\))?[^,()]*)/#,
    ]
  }

  @Test("Every path goes there as systemPath, so that names that are not UTF-8 name the same files")
  func paths() throws {
    var count = 0
    for target in try SourceFiles.targets() {
      for (name, text) in try SourceFiles.texts(of: target) {
        for call in Self.calls {
          for match in text.matches(of: call) {
            count += 1
            let argument = match.output.argument
            // `&template` and `bytes` are what the system has, as `systemPath` is.
            if argument.contains("systemPath") || argument.hasPrefix("&") || argument == "bytes" {
              continue
            }
            Issue.record("\(name): \(match.output.0)… is given no systemPath")
          }
        }
      }
    }
    #expect(count > 20)
  }
}
