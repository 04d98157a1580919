import Foundation
import Testing

@Suite("The parts keep to their levels")
struct LayerTests {
  @Test("every import is one that the table allows", arguments: Layer.table.map(\.target))
  func importsAreAllowed(target: String) throws {
    let layer = try #require(Layer.table.first { $0.target == target })
    for found in try SourceFiles.imports(of: target) {
      #expect(
        layer.mayImport.contains(found.module),
        "\(found.file):\(found.line) imports \(found.module); see Tests/ArchitectureTests/LayerTable.swift"
      )
    }
  }

  @Test("every permission is used", arguments: Layer.table.map(\.target))
  func permissionsAreUsed(target: String) throws {
    let layer = try #require(Layer.table.first { $0.target == target })
    let imported = Set(try SourceFiles.imports(of: target).map(\.module))
    #expect(layer.mayImport.subtracting(imported).sorted() == [])
  }

  @Test("every folder of Sources is in the table")
  func allTargetsAreListed() throws {
    let listed = Set(Layer.table.map(\.target)).union(Layer.systemFolders)
    #expect(Set(try SourceFiles.targets()) == listed)
  }

  @Test("a file source names no format: an origin says how its text is written")
  func filesNameNoFormat() throws {
    let files = try SourceFiles.texts(of: "RecordSources").filter {
      $0.name.hasPrefix("RecordSources/FileSource")
    }
    #expect(files.count > 1)
    for file in files { #expect(!file.text.contains("Plist"), "\(file.name)") }
  }

  @Test("the table lets a target import lower levels only")
  func tableIsLayered() {
    for layer in Layer.table {
      for other in Layer.table where layer.mayImport.contains(other.target) {
        #expect(other.level < layer.level, "\(layer.target) may import \(other.target)")
      }
    }
  }

  @Test(
    "an import line is read however it is written",
    arguments: [
      ("import Glibc", "Glibc"), ("@testable import Cells", "Cells"),
      ("  package import struct Foundation.URL", "Foundation"), ("internal import A.B // why", "A"),
    ])
  func importLines(line: String, module: String) {
    #expect(SourceFiles.module(importedBy: line) == module)
  }

  @Test(
    "a line that only talks of imports is none", arguments: ["// import X", "let import_ = 1", ""])
  func otherLines(line: String) {
    #expect(SourceFiles.module(importedBy: line) == nil)
  }
}
