import CLinux
import FormEditor
import Glibc
import Records

/// Keeps ready in memory what a crash of the program itself would lose: a signal handler may allocate nothing
/// and can't trust anything, so it finds a list of pieces to write.
final class CrashRescue {
  private var image: Image?
  private var table: RecordTable?
  private var texts: [RescuedText] = []
  private var path: String?

  /// Has crashes write these records and texts from now on. O(edits) beside what was edited.
  func prepare(_ table: RecordTable?, _ texts: [RescuedText], for path: String?) {
    guard !isPrepared(table, texts, path) else { return }
    (self.table, self.texts, self.path) = (table, texts, path)
    guard let path, table != nil || !texts.isEmpty else { return exchange(nil) }
    exchange(Image(path: path, table, texts))
  }

  /// Has crashes write nothing.
  func clear() { prepare(nil, [], for: nil) }

  private func isPrepared(_ table: RecordTable?, _ texts: [RescuedText], _ path: String?) -> Bool {
    guard texts == self.texts, path == self.path else { return false }
    switch (table, self.table) {
    case (nil, nil): return true
    case (let table?, let former?): return table.isSame(as: former)
    default: return false
    }
  }

  private func exchange(_ new: Image?) {
    let former = clinux_exchange_rescue(new?.pointer)
    if let image, former != UnsafePointer(image.pointer) {
      // Another thread crashes at this moment and writes it: it has to stay.
      _ = Unmanaged.passRetained(image)
    }
    image = new
  }

  /// What a crash writes, in memory that stays where it is.
  private final class Image {
    let pointer = UnsafeMutablePointer<clinux_rescue>.allocate(capacity: 1)
    /// Owns the buffers that the pieces point into.
    private let table: RecordTable?
    private let pieces: UnsafeMutableBufferPointer<iovec>
    private let copies: UnsafeMutableRawBufferPointer
    private let texts: UnsafeMutableBufferPointer<CChar>
    private let path: UnsafeMutableBufferPointer<CChar>

    init(path: String, _ table: RecordTable?, _ texts: [RescuedText]) {
      self.table = table
      let gathered = GatheredPieces(of: table)
      copies = .allocate(byteCount: gathered.copies.count, alignment: 1)
      copies.copyBytes(from: gathered.copies)
      pieces = .allocate(capacity: gathered.pieces.count)
      for (place, piece) in gathered.pieces.enumerated() {
        let bytes =
          switch piece {
          case .kept(let bytes): bytes
          case .copied(let range): UnsafeRawBufferPointer(rebasing: copies[range])
          }
        pieces[place] = iovec(
          iov_base: UnsafeMutableRawPointer(mutating: bytes.baseAddress), iov_len: bytes.count)
      }
      self.texts = Self.characters(texts.map { $0.jsonLine + "\n" }.joined())
      self.path = Self.characters(path)
      pointer.initialize(
        to: clinux_rescue(
          path: self.path.baseAddress, pieces: pieces.baseAddress, piece_count: pieces.count,
          texts: self.texts.baseAddress, text_count: self.texts.count - 1))
    }

    deinit {
      pointer.deallocate()
      pieces.deallocate()
      copies.deallocate()
      texts.deallocate()
      path.deallocate()
    }

    private static func characters(_ text: String) -> UnsafeMutableBufferPointer<CChar> {
      let characters = text.utf8CString
      let copy = UnsafeMutableBufferPointer<CChar>.allocate(capacity: characters.count)
      _ = copy.initialize(from: characters)
      return copy
    }
  }
}

/// The pieces of a table's bytes; those that don't stay in memory with it are copied.
private struct GatheredPieces {
  enum Piece {
    case kept(UnsafeRawBufferPointer)
    case copied(Range<Int>)
  }

  private(set) var pieces: [Piece] = []
  private(set) var copies: [UInt8] = []

  /// Bytes that are copied at most, as this happens after a key; beyond, nothing is prepared.
  private static let mostCopied = 16 << 20
  /// A piece that is longer belongs to a record: what is made between records is short.
  private static let longestCopied = 1 << 20

  init(of table: RecordTable?) {
    guard let table else { return }
    struct TooMuch: Error {}
    let source = table.source.buffer.bytes
    do {
      try table.write { piece in
        guard let start = piece.baseAddress, !piece.isEmpty else { return }
        let isRead = source.baseAddress.map { start >= $0 && start < $0 + source.count } ?? false
        if isRead || piece.count > Self.longestCopied {
          pieces.append(.kept(piece))
          return
        }
        guard copies.count + piece.count <= Self.mostCopied else { throw TooMuch() }
        let end = copies.count
        copies += piece
        if case .copied(let range)? = pieces.last {
          pieces[pieces.count - 1] = .copied(range.lowerBound..<copies.count)
        } else {
          pieces.append(.copied(end..<copies.count))
        }
      }
    } catch {
      (pieces, copies) = ([], [])
    }
  }
}
