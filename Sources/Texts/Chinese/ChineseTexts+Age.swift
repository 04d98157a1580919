extension ChineseTexts {
  // MARK: The file

  package var ageFileIsCutShort: String { "加密文件不完整" }
  package var ageHeaderIsInvalid: String { "加密文件的文件头无效" }
  package var ageVersionIsUnknown: String { "加密文件不是 age 格式的第 1 版" }
  package var ageArmorIsInvalid: String {
    "加密文件无效：其文本已被更改，或并非由 `age --armor` 写出"
  }
  package var ageHeaderIsChanged: String { "加密文件的文件头在写出后已被更改" }
  package var ageContentsAreDamaged: String { "加密文件已损坏或不完整" }
  package func ageWorkFactorTooLarge(_ factor: Int, limit: Int) -> String {
    "其口令的工作因子（work factor）为 \(factor)，超过 \(limit) 会耗时过长"
  }

  // MARK: What opens it

  package var ageNeedsPassphrase: String {
    "它用口令加密；请用 --passphrase-file 指定含有口令的文件"
  }
  package var ageNeedsIdentity: String {
    "它用公钥加密；请用 --identity 指定含有对应身份密钥（AGE-SECRET-KEY-1…）的文件"
  }
  package func ageHasOtherKinds(_ kinds: [String]) -> String {
    "加密所用的密钥类型 formview 不支持：\(kinds.joined(separator: "、"))"
  }
  package var agePassphraseIsWrong: String { "口令错误，或文件头已被更改" }
  package var ageNoIdentityFits: String { "它不是为所给的身份密钥加密的，无法打开" }
  package var ageNoMemory: String { "内存不足，无法计算其密钥" }

  // MARK: Asking for it

  package var helpIdentity: String {
    "含有身份密钥（AGE-SECRET-KEY-1…）的文件，用于打开加密数据；省略时由环境变量 FORMVIEW_IDENTITY 指定。"
  }
  package var helpPassphraseFile: String {
    "第一行为加密数据口令的文件；省略时在终端上询问。"
  }
  package var helpRecipientsFile: String {
    "列出加密数据全部接收者（age1…）的文件；接收者未知时，保存需要它。"
  }
  package func passphraseOf(_ name: String) -> String { "\(name) 的口令：" }
  package var passphraseWrongAgain: String { "口令不正确，请重试。" }

  // MARK: Files of keys

  package func ageInvalidIdentity(line: Int) -> String {
    "文件第 \(line) 行不是 age 身份密钥（AGE-SECRET-KEY-1…）"
  }
  package func ageOtherIdentity(line: Int) -> String {
    "文件第 \(line) 行是 formview 无法使用的身份密钥种类；可用的是 AGE-SECRET-KEY-1…"
  }
  package var ageNoIdentities: String { "其中没有身份密钥（AGE-SECRET-KEY-1…）" }
  package var ageIdentitiesAreEncrypted: String {
    "其中的身份密钥已加密；请用 `age -d` 解密：--identity <(age -d FILE)"
  }
  package func ageInvalidRecipient(line: Int) -> String {
    "文件第 \(line) 行不是 age 接收者（age1…）"
  }
  package func ageOtherRecipient(line: Int) -> String {
    "文件第 \(line) 行是 formview 无法使用的接收者种类；可用的是 age1…"
  }
  package var ageNoRecipients: String { "其中没有可供加密的接收者（age1…）" }
  package var agePassphraseIsEmpty: String { "口令为空" }

  // MARK: What can't be done

  package var ageRecipientsAreUnknown: String {
    "加密文件中没有接收者的名称，且并非所有接收者都已知；请用 --recipients-file 列出"
  }
  package var ageRecipientsLackYou: String {
    "--recipients-file 中没有所给的任何身份密钥：保存后你将无法再打开该文件"
  }
  package var ageFileLacksYou: String { "其中没有所给的任何身份密钥：保存后你将无法再打开该数据" }
  package var encryptedStaysEncrypted: String {
    "数据已加密，其任何部分都不会以明文写入其他文件"
  }

  // MARK: Sources

  package var ageFileIsNoSource: String {
    "它已加密；formview 可解密以路径给出的文件，管道则须用 --identity 或 --passphrase-file"
  }
  package var ageIsInsideAge: String { "其中加密的内容本身又是加密文件；请先用 age 解密一次" }
  package func ageHasFewerRecipients(_ count: Int, of former: Int) -> String {
    "已保存，但原来至少有 \(former) 个接收者，现在只加密给其中 \(count) 个；其余接收者将无法打开"
  }
  package var ageFileIsNone: String { "它不是（或已不再是）加密文件" }
  package var ageNewNeedsKeys: String {
    "没有此文件；要新建，请指明加密给谁：--passphrase-file、--identity，或 --recipients-file 加 --identity"
  }
  package var ageKeysNoLongerFit: String { "其他程序已用另一口令或其他密钥加密此文件；请退出后用新的口令或密钥打开" }
  package func ageIsNotSavedAs(_ path: String) -> String {
    "\(path) 是加密文件的名称，而数据未加密；请以其他名称保存，再用 `age` 加密"
  }
  package func newPassphraseOf(_ name: String) -> String { "\(name) 的新口令：" }
  package var passphraseOnceMore: String { "再次输入：" }
  package var passphrasesDiffer: String { "两次输入不同，请重试。" }
  package var databaseIsEncrypted: String { "加密的内容是 SQLite 数据库，formview 只打开未加密的数据库" }
  package func onlyEncryptedFilesTake(_ option: String) -> String {
    "\(option) 只用于按路径给出或来自管道的加密文件"
  }
}
