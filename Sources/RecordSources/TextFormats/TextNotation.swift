import JSONText
import Records
import SourceText

/// The notation of a text format: all that `SplicedDocument` doesn't know.
protocol TextNotation: Sendable {
  /// The text between a key and its value if no neighbor shows it.
  var keyGap: [UInt8] { get }
  /// One level of indentation in a file that shows none.
  var indentation: [UInt8] { get }
  /// True if there are comments that extend to the end of their line: `//`.
  var hasLineComments: Bool { get }
  /// The format, if what is written is read again before it is saved.
  var format: TextFormat? { get }
  /// True if comments directly above a part are the part's own, and are deleted with it; else they stay.
  var ownsCommentsAbove: Bool { get }

  /// The end of each part of a container.
  func partEnd(in kind: DocumentValues.Kind) -> PartEnd

  /// A day or an instant in the notation of dates; nil if it is invalid, or if there is no type of dates.
  func date(_ text: String, _ floating: FloatingTime) -> String?

  /// The brackets of a container with parts.
  func brackets(of kind: DocumentValues.Kind) -> (open: [UInt8], close: [UInt8])
  /// A container without parts.
  func empty(_ kind: DocumentValues.Kind) -> [UInt8]
  /// A key in the notation of another one, or the format's default.
  func key(_ name: String, like written: UnsafeRawBufferPointer?) -> [UInt8]
  /// A single value in the notation of another one, or the format's default.
  func single(_ value: JSONValue, as type: NativeType, like written: UnsafeRawBufferPointer?)
    -> [UInt8]
  /// The replacement of a value by another one.
  func replacement(
    of location: TextLocation, as type: NativeType, in text: UnsafeRawBufferPointer,
    by value: JSONValue,
    as newType: NativeType
  ) -> FileChange.Splice
  /// The end of white space and comments that begin at an offset.
  func endOfSpace(in text: UnsafeRawBufferPointer, from start: Int) -> Int
  /// The end of a comment that begins on the line of an offset and is the last token there; else the offset.
  func endOfLineComment(in text: UnsafeRawBufferPointer, from start: Int) -> Int
  /// The offset in the white space and comments before a part from which on they are the part's own, and are moved with
  /// it.
  func startOfOwn(in text: UnsafeRawBufferPointer, before lead: Range<Int>) -> Int
  /// The reason why the format can't store a value of a type; nil if it can.
  func refusal(of value: JSONValue, as type: NativeType) -> ValueRefusal?
  /// The reason why the value at a position can't be edited; nil if it can.
  func refusal(at location: TextLocation, in text: UnsafeRawBufferPointer) -> ValueRefusal?
  /// The type of a value without a model.
  func type(of value: JSONValue) -> NativeType
  /// True if a value can have a type.
  func canHold(_ value: JSONValue, as type: NativeType) -> Bool
}

extension TextNotation {
  var format: TextFormat? { nil }

  var ownsCommentsAbove: Bool { false }

  func startOfOwn(in text: UnsafeRawBufferPointer, before lead: Range<Int>) -> Int {
    lead.lowerBound
  }
}
