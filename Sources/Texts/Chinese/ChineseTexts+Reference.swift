extension ChineseTexts {
  // MARK: The kinds of cells, in one sentence each

  package func summaryOfButtonCell(open: String, press: String) -> String {
    "按钮；按 \(open) 或 \(press) 执行 `action` 指定的操作。"
  }
  package func summaryOfCheckmarkCell(toggle: String, open: String) -> String {
    "开或关，显示为带勾或不带勾的方框；按 \(toggle) 或 \(open) 立即切换。"
  }
  package var summaryOfChoiceCell: String { "列表中的一个值；列表以弹出窗口打开，可通过输入筛选。" }
  package func summaryOfCompositeCell(open: String, next: String) -> String {
    "合并显示为一段文本的多个值；按 \(open) 在原位置编辑各部分，按 \(next) 转到下一部分。"
  }
  package var summaryOfCurrencyCell: String { "以该行的货币表示的金额，按数字输入，可带也可不带货币的符号、代码或名称。" }
  package var summaryOfDateCell: String { "日期：在月历中选取，或输入数字，或按该行显示的写法输入。" }
  package var summaryOfHeaderCell: String {
    "占满整行的粗体标题和横线：显示值，没有值时显示 key；除非 showsInTable 为 YES，否则不是表格的列。"
  }
  package var summaryOfLabelCell: String { "显示值、模板或固定文本，从不编辑。" }
  package func summaryOfLinkCell(open: String) -> String {
    "有自己表单的对象，按 \(open) 以页打开；显示其 recordTitle。"
  }
  package func summaryOfListCell(open: String) -> String {
    "记录中的列表，按 \(open) 以表格打开；显示项数。"
  }
  package func summaryOfTableCell(open: String) -> String {
    "记录中的列表，分列显示前几项，每项一行；按 \(open) 以表格打开所有项。"
  }
  package func summaryOfMultiChoiceCell(mark: String) -> String {
    "列表中的多个值，存储为数组；按 \(mark) 勾选，输入可筛选。"
  }
  package var summaryOfNoteCell: String {
    "占满整行的文本，没有标签：显示值，没有值时显示 key；除非 showsInTable 为 YES，否则不是表格的列。"
  }
  package func summaryOfNumberCell(up: String, down: String) -> String {
    "数字；输入时按 \(up) 和 \(down) 可增减。"
  }
  package var summaryOfRadioCell: String { "少数几个值之一，全部显示，每行一个。" }
  package func summaryOfSegmentedCell(next: String) -> String {
    "最多五个值之一，全部显示在一行；按 \(next) 立即选择下一个。"
  }
  package var summaryOfSecureTextFieldCell: String { "单行输入的保密文本，一律显示为圆点。" }
  package func summaryOfSliderCell(left: String, right: String) -> String {
    "用滑块调整的数字，范围为 minimumValue 至 maximumValue（两者都必须给出）；按 \(left) 和 \(right) 移动。"
  }
  package func summaryOfStepperCell(signs: [String], arrows: [String]) -> String {
    "按 \(signs.joined(separator: " 和 ")) 或 \(arrows.joined(separator: " 和 ")) 增减的数字，也可直接输入。"
  }
  package func summaryOfSwitchCell(toggle: String, open: String) -> String {
    "开或关；按 \(toggle) 或 \(open) 立即切换。"
  }
  package var summaryOfDataCell: String {
    "Base64 形式的二进制数据：显示长度和前几个字节；可用 Base64 或十六进制 `0x0102` 输入，也可从文件读取或写入文件。"
  }
  package var summaryOfTextFieldCell: String { "单行输入的文本，最常用的单元格。" }
  package func summaryOfTextViewCell(editor: String) -> String {
    "多行文本，自动换行；按 \(editor) 用其他编辑器打开。"
  }

  // MARK: What explain says around an entry

  package func isCell(_ name: String) -> String { "\(name)：单元格" }
  package func isKeyOfForm(_ name: String) -> String { "\(name)：表单的键" }
  package func isKeyOfSection(_ name: String) -> String { "\(name)：分组的键" }
  package func isKeyOfRow(_ name: String) -> String { "\(name)：行的键" }
  package func isKeyOfColorRule(_ name: String) -> String { "\(name)：颜色规则的键" }
  package func isKeyOfFolderForms(_ name: String) -> String {
    "\(name)：文件夹中 formview.plist 的键"
  }
  package var inFolderForms: String { "formview.plist 中" }
  package var inColorRule: String { "颜色规则中" }
  package func isKeyOfRule(_ name: String) -> String { "\(name)：规则的键" }
  package func isKeyOfChoice(_ name: String) -> String { "\(name)：选项的键" }
  package func isWord(_ word: String, of keys: [String]) -> String {
    "\(word)：\(names(keys)) 的值"
  }
  package func isKeyboard(_ name: String, number: Int) -> String {
    "keyboardType \(name)，UIKit 的编号为 \(number)"
  }
  package func keyboardTakes(_ characters: String) -> String { "接受\(following(characters))。" }
  package func codeTitle(_ code: String, _ severity: String, _ title: String) -> String {
    "\(code)（\(severity)）：\(title)"
  }

  // MARK: Facts, and what is said of them

  package var factTakes: String { "类型" }
  package var factWords: String { "可用的词" }
  package var factRange: String { "范围" }
  package var factCells: String { "单元格" }
  package var factStores: String { "存储" }
  package var factEdited: String { "编辑" }
  package var factHeight: String { "高度" }
  package var factOwnKeys: String { "专用的键" }
  package var factKeysInside: String { "其中的键" }
  package var exampleOfRule: String {
    #"rules = ( { predicate = "from <= to"; message = "结束早于开始"; severity = warning; } );"#
  }
  package var expressionsTitle: String { "expressions：条件和公式的语言" }
  package var expressionsIntroduction: String {
    "条件（hidden、required、rules、以 = 开头的筛选）和公式（formula、minimumValue）是针对记录的谓词，可带算术和函数，"
      + "例如 price * count > 100 AND NOT city == 'Oslo'。Documentation/Expressions.md 为每一项举了例子。"
  }
  package func isNotInExpressions(_ word: String) -> String {
    "这里不识别 \(word)；对列表的元素请用 ANY、ALL 或列表之后的写法（如 @count）。"
  }
  package var factOperators: String { "运算符" }
  package var factFunctions: String { "函数" }
  package var factOfLists: String { "列表之后" }
  package var factBeginnings: String { "路径的开头" }
  package var neverEdited: String { "不可编辑" }
  package func linesUnlessGiven(_ lines: Int) -> String { "\(lines) 行，除非该行另行给出" }
  package func names(_ names: [String]) -> String { names.joined(separator: "、") }

  // MARK: Names of other systems, and names to come

  package var inForm: String { "表单中" }
  package var inSection: String { "分组中" }
  package var inRow: String { "行中" }
  package var inRule: String { "规则中" }
  package var inChoice: String { "选项中" }
  package func isForeignName(_ name: String, hereItIs ways: String) -> String {
    "\(name) 是其他表单系统的名称；这里是\(following(ways))。"
  }
  package func isForeignName(_ name: String, for native: String, _ place: String) -> String {
    "在\(place)，\(name) 是其他表单系统对 \(native) 的称呼。"
  }
  package func nameInPlace(_ name: String, _ place: String) -> String { "\(place)的 \(name)" }
}
