import Foundation
import Testing

/// The parts of the scripts that make packages; `make packages` tries the whole.
@Suite("Packaging")
struct PackagingTests {
  private func run(_ line: String, in scene: Scene) throws -> Scene.Outcome {
    try scene.shell("root='\(Repository.root.path)'; \(line)")
  }

  @Test("of ICU's data what the program uses is kept, byte by byte and in its order")
  func trimmedData() throws {
    let scene = try Scene()
    let items = [
      "gb18030-2022.cnv", "ibm-1390_P110-1999.cnv", "brkitr/root.res", "coll/de.res",
      "curr/de.res", "de.res", "lang/de.res", "region/de.res", "unit/pool.res", "zone/de.res",
      "zoneinfo64.res",
    ].map { (name: "icudt76l/\($0)", content: Data("what \($0) has".utf8)) }
    try scene.write("data", Self.packed(items))
    let outcome = try run(
      """
      set -e
      printf '.section .rodata\\n.globl icudt76_dat\\nicudt76_dat: .incbin "data"\\n' \
        | as -o icu_packaged_data.cpp.o -
      ar rc lib.a icu_packaged_data.cpp.o
      "$root/Packaging/trim-icu" lib.a trimmed.o
      nm trimmed.o
      objcopy -O binary -j .rodata trimmed.o trimmed
      """, in: scene)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output.contains("R icudt76_dat"))
    let used = ["gb18030", "coll/", "curr/", "/de.res", "zoneinfo64"]
    let unused = ["lang/", "region/", "zone/"]
    let kept = items.filter { item in
      used.contains { item.name.contains($0) } && !unused.contains { item.name.contains($0) }
    }
    #expect(kept.count == 5)
    let trimmed = try Data(contentsOf: scene.folder.appending(path: "trimmed"))
    #expect(trimmed == Self.packed(kept))
  }

  /// ICU's package of items (ucmndata.h): a header with its length, offsets from behind it, names, contents.
  private static func packed(_ items: [(name: String, content: Data)]) -> Data {
    func number(_ value: Int) -> Data {
      withUnsafeBytes(of: UInt32(value).littleEndian) { Data($0) }
    }
    let first = 4 + 8 * items.count
    let names = items.reduce(into: Data()) { $0 += Data($1.name.utf8) + [0] }
    let start = (first + names.count + 15) / 16 * 16
    var table = number(items.count)
    var contents = Data()
    var name = first
    for item in items {
      table += number(name) + number(start + contents.count)
      name += item.name.utf8.count + 1
      contents += item.content + Data(count: (16 - item.content.count % 16) % 16)
    }
    let header = Data([16, 0, 0xDA, 0x27]) + Data(count: 12)
    return header + table + names + Data(count: start - first - names.count) + contents
  }

  @Test("program, man page and completions are put where Debian looks for them")
  func files() throws {
    let scene = try Scene()
    let outcome = try run(
      """
      make -s -C "$root" files DESTDIR="$PWD/to" PREFIX=/usr binary="$formview" zsh=vendor-completions
      cd to && find usr -type f | LC_ALL=C sort && usr/bin/formview --version
      """, in: scene)
    #expect(
      outcome.lines.dropLast() == [
        "usr/bin/formview", "usr/share/bash-completion/completions/formview",
        "usr/share/fish/vendor_completions.d/formview.fish", "usr/share/man/man1/formview.1",
        "usr/share/zsh/vendor-completions/_formview",
      ], "\(outcome.errors)")
    #expect(outcome.status == 0)
  }

  @Test("each license that the copyright names is in it, and each part that is linked is named")
  func copyright() throws {
    let paragraphs = try Repository.text("Packaging/copyright").split(separator: "\n\n")
    let named = paragraphs.filter { $0.contains("\nLicense: ") }
      .flatMap { $0.matches(of: /\nLicense: (.*)(\n .*)?/) }
    let given = paragraphs.filter { $0.hasPrefix("License: ") && $0.contains("\n ") }
      .compactMap { $0.firstMatch(of: /License: (.*)/)?.output.1 }
    #expect(named.count > 8)
    for license in named where license.output.2 == nil {
      #expect(given.contains(license.output.1), "\(license.output.1)")
    }
    let text = paragraphs.joined()
    for part in [
      "swift-foundation", "swift-argument-parser", "swift-foundation-icu", "utf8proc",
      "libdispatch",
    ] { #expect(text.contains(part), "\(part)") }
  }

  @Test("a kind of package that there is not is refused")
  func unknownKind() throws {
    let outcome = try run("\"$root/Packaging/make\" rpm", in: Scene())
    #expect(outcome.status == 2)
    #expect(outcome.errors == "formview: deb or tarball, not rpm\n")
  }
}
