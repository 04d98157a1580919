extension ChineseTexts {
  package func ended(_ sentence: String) -> String { "\(sentence)。" }
  package var nothingToSave: String { "没有需要保存的更改" }
  package var notSavedYet: String { "尚未保存：保存期间又有新的更改；请再次保存" }
  package var takeTheirs: String { "采用对方的更改，丢弃我的" }
  package var goToIt: String { "转到该处" }
  package var goToFirst: String { "转到第一处" }
  package var saveRest: String { "保存其余" }
  package var discard: String { "丢弃" }
  package var showChanges: String { "查看更改" }
  package func draftsNotEntered(_ count: Int) -> String { "\(count) 个草稿尚未写入记录，不能保存。" }
  package func deletesRecords(_ count: Int, of all: Int, _ file: String) -> String {
    "保存将删除 \(file) 中的 \(count.grouped) 条记录（共 \(all.grouped) 条）。"
  }
  package func draftsNotValid(_ count: Int) -> String { "\(count) 个草稿仍无效，不能保存。" }
  package func warningsLeft(_ place: String, _ message: String, more: Int) -> String {
    let rest = more == 0 ? "" : "；另有 \(more.grouped) 个警告"
    return "\(about(place, message))\(rest)。"
  }
  package func valuesDifferFromFormulas(_ count: Int) -> String {
    "有 \(count.grouped) 个值与公式的结果不同。"
  }
  package var updateThem: String { "更新并保存" }
  package var saveAsTheyAre: String { "按原样保存" }
  package var saveAnyway: String { "仍然保存" }
  package func problemsLeft(_ count: Int) -> String { "还有 \(count) 个问题。" }
  package func problemsLeftInChanged(_ count: Int) -> String { "更改的记录中还有 \(count.grouped) 个问题。" }
  package func problemsLeft(_ count: Int, inFile all: Int) -> String {
    all > count
      ? "更改的记录中还有 \(count.grouped) 个问题；文件中共 \(all.grouped) 个。"
      : "还有 \(count.grouped) 个问题，都在更改的记录中。"
  }
  package func savedFile(_ path: String) -> String { "已保存 \(path)" }
  package var writeAgain: String { "重新写入" }
  package var lookAtDifferences: String { "查看差异" }
  package var overwriteTheirs: String { "覆盖对方的更改" }
  package var saveElsewhere: String { "另存到别处" }
  package func recordNumbered(_ number: Int) -> String { "第 \(number.grouped) 条记录" }
  package func deletedRecordNamed(_ number: Int, _ title: String) -> String {
    "已删除的第 \(number.grouped) 条记录" + (title.isEmpty ? "" : "“\(title)”")
  }
  package func saveRefused(_ name: String, _ reason: String, more: Int) -> String {
    "\(name)：\(reason)" + (more == 0 ? "" : "（另有 \(more.grouped) 处类似）") + "；未保存任何内容"
  }
  package func exists(_ path: String) -> String { "\(path) 已存在。" }
  package var replaceIt: String { "替换" }
  package var leave: String { "不保存并退出" }
  package var stay: String { "继续编辑" }
  package func notSavedWork(_ parts: [String]) -> String { "未保存：\(parts.joined(separator: "、"))。" }
  package func notSavedNorRescued(_ parts: [String]) -> String {
    "未保存（已加密，不另留副本）：\(parts.joined(separator: "、"))。"
  }
  package var changesWord: String { "更改" }
  package func changesToRecords(_ count: Int) -> String { "\(count.grouped) 条记录的更改" }
  package func deletedRecords(_ count: Int) -> String { "删除的 \(count.grouped) 条记录" }
  package var newOrder: String { "记录的新顺序" }
  package func draftCount(_ count: Int) -> String { "\(count.grouped) 个草稿" }
  package var fieldBeingTyped: String { "正在输入的字段" }
  package var columnBeingSet: String { "正在设置的列" }
  package var noNameGiven: String { "未保存：未给出名称" }
  package var saveAsLabel: String { "另存为：" }
  package var recipientsFileLabel: String { "接收者文件：" }
  package var recipientsFileHint: String { "列出所有可打开数据的人（包括你）的文件：每行一个 age1…" }
  package var filterLabel: String { "筛选：" }
  package var filterHint: String {
    "词语，或 月薪 > 5000、姓名 ~ 张、城市 in (a, b)；not、且、或；留空为全部"
  }
  package func columnNumber(_ number: Int, _ message: String) -> String {
    "第 \(number) 个字符：\(message)"
  }
}
