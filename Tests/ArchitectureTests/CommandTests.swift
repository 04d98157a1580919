import Foundation
import Testing

@Suite("Commands of the screen")
struct CommandTests {
  @Test("are in the list of a mode, so that a key gives each of them")
  func listed() throws {
    let files = try SourceFiles.texts(of: "FormEditor")
      .filter { $0.name.hasSuffix("Commands.swift") && $0.text.contains("static let all") }
    let listed = files.flatMap { file in
      file.text.matches(of: /static let all =\s+\[[^\]]*\](?:\s+\+ [^\n]*)*/)
        .flatMap { $0.0.split { !$0.isLetter }.map(String.init) }
    }
    for file in files {
      let names = file.text.matches(of: /static let (\w+)(?:: Command)? = (?:\w*Command|\.init)\(/)
        .map { String($0.1) }
      #expect(!names.isEmpty, "\(file.name)")
      for name in names { #expect(listed.contains(name), "\(file.name): \(name)") }
    }
  }
}
