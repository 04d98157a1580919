import FormEditor
import JSONText

extension RescuedText {
  static func member(_ texts: [RescuedText]) -> JSONMember {
    JSONMember(name: "texts", value: .array(texts.map { .string($0.jsonLine) }))
  }
}
