extension ChineseTexts {
  package var noTerminal: String { "没有可绘制屏幕的终端；请用 `formview show` 打印表单" }
  package var termNotSet: String { "未设置 TERM；请设为终端的类型，例如 TERM=xterm-256color" }
  package func termUnknown(_ name: String) -> String {
    "无法识别终端类型“\(name)”（TERM）；请设为 TERM=xterm-256color"
  }
  package func termInsufficient(_ name: String) -> String {
    "终端类型“\(name)”（TERM）无法定位光标；请换一个 TERM，或用 `formview show` 打印表单"
  }
}
