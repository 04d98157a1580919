extension ChineseTexts {
  package func opensWhenRead(quit: String, leave: String) -> String {
    "文件读完后打开表单；在此之前按 \(quit) 或 \(leave) 退出"
  }
  package func nothingBeforeRead(_ key: String, quit: String, leave: String) -> String {
    "文件读完之前 \(key) 不起作用；按 \(quit) 或 \(leave) 退出"
  }
  package var readingNow: String { "正在读取" }
  package var preparingForm: String { "正在准备表单" }
  package var leaveWord: String { "退出" }
}
