extension ChineseTexts {
  package var calloutsNotAllowed: String { "此处不允许 callout" }

  /// The errors that people make have sentences of their own; the others are named by number.
  package func patternError(_ code: Int, _ message: String) -> String {
    switch code {
    case 101, 102: "正则表达式以反斜杠结尾"
    case 103: "反斜杠之后是无法识别的字符"
    case 104: "{} 量词中的数字顺序颠倒"
    case 105: "{} 量词中的数字过大"
    case 106: "字符类缺少结尾的 ]"
    case 107: "字符类中的转义无效"
    case 108: "字符类中的范围顺序颠倒"
    case 109: "量词之前没有可重复的内容"
    case 111: "(? 或 (?- 之后是无法识别的字符"
    case 112: "POSIX 命名类只能用在字符类中"
    case 113: "不支持 POSIX 排序元素"
    case 114: "缺少右括号"
    case 115: "引用了不存在的子模式"
    case 118: "(?# 注释缺少右括号"
    case 120: "正则表达式过大"
    case 122: "右括号没有对应的左括号"
    case 124: "条件缺少右括号"
    case 125: "逆序环视（lookbehind）的长度不固定"
    case 127: "条件组的分支多于两个"
    case 130: "未知的 POSIX 类名"
    case 134: "\\x{} 或 \\o{} 中的字符值过大"
    case 142: "子模式名称缺少结束符"
    case 143: "两个命名子模式同名"
    case 144: "子模式名称须以非数字开头"
    case 146: "\\P 或 \\p 序列格式错误"
    case 147: "\\P 或 \\p 之后是未知的属性名"
    case 150: "字符类中的范围无效"
    default: "PCRE2 错误 \(code)：\(message)"
    }
  }
}
