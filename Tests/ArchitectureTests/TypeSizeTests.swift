import Testing

@Suite("A type")
struct TypeSizeTests {
  /// What one person can keep in mind.
  private static let most = TypeSizes.Size(functions: 60, lines: 900)

  /// A catalog of sentences, in a file for each area: it has no state, and grows with what is said.
  private static let catalog = "Texts.Texts"

  @Test(
    "has at most 60 functions and 900 lines over all its extensions in a target",
    arguments: Layer.table.map(\.target))
  func sizes(target: String) throws {
    for (type, size) in try TypeSizes(of: target).sizes
    where "\(target).\(type)" != Self.catalog {
      #expect(
        size.functions <= Self.most.functions && size.lines <= Self.most.lines,
        "\(target).\(type): \(size.functions) functions, \(size.lines) lines")
    }
  }

  @Test("is counted with its extensions, and not with what others have")
  func counted() {
    let sizes = TypeSizes(
      """
      import Values

      struct A {
        init() {}
        package static func f() {
          let text = "func"
        }
      }

      extension A: B {
        mutating func g() {}
      }
      extension B {
        @inlinable subscript(place: Int) -> Int { place }
        var functions: Int { 1 }
      }
      """
    ).sizes
    #expect(sizes["A"] == .init(functions: 3, lines: 10))
    #expect(sizes["B"] == .init(functions: 1, lines: 4))
  }
}
