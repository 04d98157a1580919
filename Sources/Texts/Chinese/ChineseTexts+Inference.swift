extension ChineseTexts {
  package var nothingToInfer: String { "没有带成员的记录，无法生成行" }
  package var namelessData: String { "数据" }
  package func newFormComment(_ name: String?, records: Int) -> String {
    let source = followed(name ?? "标准输入")
    return "\(source)的初始表单，由 \(records.grouped) 条记录生成。标签、顺序和规则均可修改；"
      + "formview explain KEY 解释某个键的含义。"
  }
  package func formMade(of data: String) -> String { "由\(followed(data))生成的表单" }
  package func suchAs(_ example: String) -> String { "例如 \(example)" }
  package func numbersSeen(_ low: String, _ high: String) -> String { "\(low) 至 \(high)" }
}
