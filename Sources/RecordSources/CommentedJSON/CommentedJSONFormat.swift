import JSONText
import PlistText
import Records
import SourceText

extension TextFormat {
  /// JSON with comments and trailing commas, as editors and compilers have their settings. A file without any is JSON.
  package static let commentedJSON = TextFormat(
    name: "jsonc", extensions: ["jsonc"],
    isRecognized: { $0.text.withUnsafeBytes(CommentedJSON.isRecognized) },
    read: { source throws(SourceFault) in
      let json: CommentedJSON
      do throws(JSONSyntaxError) {
        json = try CommentedJSON(source.buffer.bytes)
      } catch {
        throw SourceFault(
          name: source.name, location: .text(source.position(at: error.offset)), code: "JSON",
          message: error.message, messageWithoutContent: error.message(hidingContent: true))
      }
      let projection = CommentedJSONProjection(of: json)
      return SplicedDocument(
        CommentedJSONNotation(escapesNonASCII: json.escapesNonASCII), source, .utf8,
        projection.values, projection.locations)
    },
    begin: { isList in Array((isList ? "[]\n" : "{}\n").utf8) })
}
