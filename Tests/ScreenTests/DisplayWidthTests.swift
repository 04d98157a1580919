import SeededRandom
import Testing

@testable import Screen

struct DisplayWidthTests {
  @Test(
    "A cluster takes the columns that Unicode's data gives it",
    arguments: [
      ("a", 1), ("é", 1), ("e\u{301}", 1), ("ß", 1), ("Ж", 1), ("·", 1), ("─", 1), ("…", 1),
      ("中", 2), ("あ", 2), ("が", 2), ("か\u{3099}", 2), ("ｶ", 1), ("Ａ", 2), ("　", 2), ("䷀", 2),
      ("한", 2), ("\u{1112}\u{1161}\u{11AB}", 2), ("𠀀", 2),
      ("ب\u{650}", 1), ("س\u{651}\u{64E}", 1), ("क", 1), ("क\u{947}", 1), ("कि", 2), ("กำ", 2),
      ("😀", 2), ("🫨", 2), ("⌚", 2), ("❤", 1), ("❤\u{FE0F}", 2), ("⌚\u{FE0E}", 2),
      ("👍🏽", 2), ("👨‍👩‍👧‍👦", 2), ("👩🏻‍❤️‍💋‍👨🏿", 2), ("❤‍🔥", 2), ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", 2),
      ("🇩🇪", 2), ("🇩", 1), ("1\u{FE0F}\u{20E3}", 2), ("#\u{20E3}", 2), ("1\u{FE0F}", 1),
      ("©", 1), ("©\u{FE0F}", 2), ("\u{E000}", 1), ("م\u{200C}", 1),
    ])
  func cluster(text: String, width: Int) {
    #expect(text.count == 1)
    #expect(DisplayText.width(text) == width)
    #expect(DisplayText.width(Character(text)) == width)
  }

  @Test(
    "What is invisible or moves the cursor has a form that can be seen",
    arguments: [
      ("\u{1B}", "␛"), ("\t", "␉"), ("\n", "␊"), ("\0", "␀"), ("\u{7F}", "␡"), ("\r\n", "␍␊"),
      ("\u{85}", "‹U+0085›"), ("\u{9B}", "‹U+009B›"), ("\u{202E}", "‹U+202E›"),
      ("\u{2067}", "‹U+2067›"), ("\u{200B}", "‹U+200B›"), ("\u{200D}", "‹U+200D›"),
      ("\u{FEFF}", "‹U+FEFF›"), ("\u{2028}", "‹U+2028›"), ("\u{2029}", "‹U+2029›"),
      ("\u{AD}", "‹U+00AD›"), ("\u{301}", "◌\u{301}"), ("\u{FE0F}", "‹U+FE0F›"),
      ("\u{1161}", "\u{115F}\u{1161}"), ("\u{FFFE}", "‹U+FFFE›"), ("\u{E0001}", "‹U+E0001›"),
      ("\u{10FFE9}", "\\xE9"),
    ])
  func visibleForm(text: String, form: String) {
    #expect(DisplayText.visibleForm(of: Character(text)) == form)
    #expect(DisplayText.width(text) == DisplayText.width(form))
    #expect(form.allSatisfy { DisplayText.visibleForm(of: $0) == nil })
  }

  @Test(
    "Text is drawn as it is when it can be",
    arguments: ["a", "é", "e\u{301}", "中", "👨‍👩‍👧‍👦", "م\u{200C}", "\u{E000}", "\u{600}\u{661}"])
  func drawnAsItIs(text: String) {
    #expect(DisplayText.visibleForm(of: Character(text)) == nil)
  }

  @Test("A text is as wide as its clusters, whichever way it is walked")
  func sumOfClusters() {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<3000 {
      let text = random.text()
      let sum = text.reduce(0) { $0 + DisplayText.width($1) }
      #expect(DisplayText.width(text) == sum, "\(text.debugDescription)")
      #expect(DisplayText.width("x" + text[...]) == DisplayText.width("x" + text))
    }
  }

  @Test("A column falls on the cluster that covers it")
  func indexAtColumn() {
    let text = "a中e\u{301}x"
    let indices = (0...6).map { column in
      text.distance(
        from: text.startIndex, to: DisplayText.index(in: text, atColumn: column))
    }
    #expect(indices == [0, 1, 1, 2, 3, 4, 4])
  }

  @Test("A flag or a family costs the same wherever it is in a long run of them")
  func longRuns() {
    for cluster in ["🇩🇪", "👨‍👩‍👧‍👦", "e\u{301}"] {
      let text = String(repeating: cluster, count: 5000)
      var read = 0
      var clusters = 0
      Array(text.utf8).withUnsafeBufferPointer { bytes in
        var offset = 0
        while offset < bytes.count {
          var scalars = UTF8Scalars(UnsafeBufferPointer(rebasing: bytes[offset...]))
          offset += ClusterScan.lengthOfCluster(&scalars)
          read += scalars.offset
          clusters += 1
        }
      }
      #expect(clusters == 5000)
      // Each cluster, and the scalar behind it that shows where it ends.
      #expect(read <= 2 * text.utf8.count)
      #expect(DisplayText.width(text) == 5000 * DisplayText.width(cluster))
    }
  }

  @Test("Clusters end where Swift's characters do")
  func clustersAreCharacters() {
    var random = SeededGenerator(seed: 11)
    for _ in 0..<2000 {
      let text = random.text() + random.text()
      var lengths: [Int] = []
      Array(text.utf8).withUnsafeBufferPointer { bytes in
        var offset = 0
        while offset < bytes.count {
          var scalars = UTF8Scalars(UnsafeBufferPointer(rebasing: bytes[offset...]))
          lengths.append(ClusterScan.lengthOfCluster(&scalars))
          offset += lengths.last ?? 1
        }
      }
      #expect(lengths == text.map { $0.utf8.count }, "\(text.debugDescription)")
    }
  }
}
