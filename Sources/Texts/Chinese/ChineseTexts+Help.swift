extension ChineseTexts {
  package var discussionFormview: String {
    """
    表单是由行组成的属性列表；每行说明其标签、值在记录中的位置、外观以及允许的内容。编辑只改变被编辑的值的字节，\
    其他一概不动。

      formview Forms/person.plist data/person.json          在屏幕上编辑
      formview show Forms/person.plist data/person.json     打印
      formview check Forms/person.plist data/p*.json        检查每条记录
      formview set Forms/person.plist data/person.json name="Ada Lovelace"

    `formview FORM DATA` 即 `formview edit FORM DATA`。退出状态：0 正常；1 违反规则；2 调用错误；3 表单有误；\
    4 文件无法读取、无法解析为数据或无法写入。多个文件时取最大者。
    """
  }

  package var discussionShow: String {
    """
    单个对象，或列表中的一条记录（--record），按其表单打印：text 按分组显示，标签对齐，值与屏幕上相同，并列出问题；\
    json 打印该记录自身的 JSON，只含表单提到的成员。

    列表打印为表格。text：对齐的列，按宽度截断，问题以 ✗ 标出。json、jsonl：每条记录一个对象，含各列的值，字节与\
    文件中相同。csv（RFC 4180）、tsv：值本身（供 Excel 使用时加 --bom）。markdown：表单显示的内容。rows：每条记录的每一行，含值、显示内容和\
    问题。对于由数据生成的表单（--form auto），text 只打印前几列，其他格式打印全部。JSON Lines 中无效的行在 text 中标出；其他格式略去，并在标准错误上列出。

    保密行在 text 中显示为圆点；其他格式略去，并在标准错误上说明。加 --show-secrets 可打印。

    问题不影响退出状态；检查请用 `check`。DATA 为 `-` 时读取标准输入。

      formview show Forms/person.plist data/person.json
      formview show --record 2 --format json Forms/staff.plist data/staff.json
      formview show --sort -salary,name --limit 10 FORM DATA
      formview show --filter 'salary > 5000 and office = Oslo' FORM DATA
      formview show --columns name,salary --format csv --bom FORM DATA > staff.csv
      curl -s https://example.org/person.json | formview show Forms/person.plist -
    """
  }

  package var discussionCheck: String {
    """
    每个问题打印一行：文件、行、列、规则、记录、行、说明和实际的值。行列是该值的位置，值缺失时是记录的位置。没有错误\
    时状态为 0，有错误时为 1；无法读取的文件会报告，其余照常检查（状态 4）。表单中的路径若没有任何记录\
    具有，却与已有路径十分相近，会作为关于表单的警告（D105）报告。检查耗时过久的正则表达式是警告；100 个这样的\
    文本之后即放弃，并有一行说明。问题随发现随打印，终端上显示进度。DATA 为 `-` 时读取标准输入。使用 \
    --format json 时，无法使用的文件或表单也作为一个问题打印，含代码、行和列。

      formview check Forms/person.plist data/p*.json
      formview check --format json Forms/staff.plist data/staff.json
    """
  }

  package var discussionGet: String {
    """
    值按表单的显示打印，控制字符以可见形式写出；缺失的值为空行，保密行为圆点，除非给出 --show-secrets。路径若中途遇到\
    文本、数字等而无法继续，也视为没有值；这会在标准错误上报告，状态为 1。加 --raw 则原样打印文件中的 JSON，保密行也一样。列表中以 \
    --record、--where 或 --filter 指明记录；后两者的记录依次打印。--where 只取值完全相同的记录，--filter 还取仅大小写或重音符号不同的记录。DATA 为 `-` 时读取标准输入。\
    `show --format rows` 会列出标识符；除非表单另有规定，行的标识符就是其值路径。路径可以进入有自己表单的对象和列表：\
    `services[0].port`；`services[0]` 这样的整项打印为 JSON。

      formview get Forms/person.plist data/person.json name salary
      formview get --raw --record 3 Forms/staff.plist data/staff.json phone
      formview get --where office=Oslo FORM DATA name email
    """
  }

  package var discussionSet: String {
    """
    文本与在屏幕上输入时一样处理：受该行的键盘、类型和规则约束。赋值要么全部进行，要么全不进行；文件一次重写，其他字节不变，或者\
    根本不动。空文本清空该行：变为该记录原来表示空值的形式，否则按类型为空文本或 null。--unset 删除成员。被拒绝的\
    赋值会指出规则：状态为 1。其他行原有的问题不妨碍它，由它引起的问题则会；因此相互依赖的行要在\
    一次调用中设置：`tls.enabled=on tls.certificate=/etc/a.pem`。路径可以进入有自己表单的对象和列表，按它们的表单检查：\
    `services[0].port=443`。最后一项之后的索引会添加一项。加 --json 可替换整项：`services[0]={"port": 443}`。

    同时多次调用会在锁（flock）下依次更改文件；不加锁的程序同时所作的更改会重新读取。

    列表中以 --record、--where 或 --filter 指明记录；后两者设置所有匹配的记录，并在标准错误上说明数量。\
    --where 只取值完全相同的记录；若另有相近的记录，会说明其数量以及可匹配它们的 --filter。

    --dry-run 只打印差异，保密值为圆点，不写入。DATA 为 `-` 时，标准输入经更改后写到标准输出；被拒绝时不写任何\
    内容。

      formview set Forms/person.plist data/person.json name="Ada King" salary=5200
      formview set --record 3 Forms/staff.plist data/staff.json phone=
      formview set --where office=Oslo --where team=ops FORM DATA remote=on
      formview set --dry-run --filter 'salary < 3000' FORM DATA grade=B
      curl -s https://example.org/a.json | formview set FORM - active=off
      formview set --unset phone Forms/person.plist data/person.json
      formview set --json Forms/person.plist data/person.json active=false
    """
  }

  package var discussionPrompt: String {
    """
    用于屏幕阅读器、很慢的线路和无法绘制屏幕的终端。按表单的顺序询问每个显示且可编辑的行：标签和提示（accessibilityLabel、\
    accessibilityHint），带编号的选项，以及方括号中的值，但从不显示保密行的值。输入的内容与在屏幕上输入时一样处理；被拒绝时会再次询问。\
    后面询问哪些行取决于前面的回答。

    只按 Enter 保留值。.clear 清空，.back 回到上一个问题，.lines 开始输入多行文本，.save 立即保存，.quit 不保存并退出，.help \
    列出这些命令；以点开头的文本要输入两个点。最后一个问题之后，回答如同 `set` 那样保存。有自己表单的列表和对象不提问。

    回答可以来自文件或其他程序，每行一个。若回答提前结束、有未被接受的，或有多余的，则不保存任何内容：状态为 1。在列表中由 --record、--where 或 --filter 指定记录。

      formview prompt Forms/person.plist data/person.json
      formview prompt --record 2 Forms/staff.plist data/staff.json
      printf 'Ada\\n.save\\n' | formview prompt Forms/person.plist data/person.json
    """
  }

  package var discussionEdit: String {
    """
    输出不是终端时，同 `show` 一样打印。按 ? 查看按键。尚不存在的数据以一条新记录或空列表开始；首次保存时创建文件。

      formview edit Forms/person.plist data/person.json
      formview Forms/person.plist data/person.json            同上
      formview edit --record 3 Forms/staff.plist data/staff.json
      formview --read-only Forms/person.plist data/person.json
    """
  }

  package var discussionExplain: String {
    """
    打印表单格式参考手册中的相应条目。

      formview explain regex
      formview explain CurrencyCell
      formview explain F401
      formview explain --all > form-reference.md
    """
  }

  package var discussionLint: String {
    """
    每项发现打印一行：文件、行、列、代码、行、说明、实际内容和建议。在终端上还显示表单的该行，并在其下标出位置。不是\
    属性列表的文件会一次列出所有能发现的错误。`formview explain CODE` 有更多说明。有错误时状态为 3，否则为 0；\
    加 --strict 则警告计为错误。

    加 --data 还会报告前几条记录都没有的路径，并给出现有路径中最相似的一个。

      formview lint --strict Forms/*.plist
      formview lint --data data/staff.json Forms/staff.plist
      formview lint --format json Forms/person.plist
    """
  }

  package var discussionNew: String {
    """
    查看全部记录并打印适合它们的表单：标签由成员名拆成单词得到，记录中的对象成为分组，列表和更深的内容有自己的表单，\
    值的类型，在全部一致时给出电子邮件、URL、UUID 和 IP 地址的正则表达式，所见数字的范围写成注释。\
    结构相同的对象共用一个表单。名称表明应当隐藏的值设为保密：password、smtp_pass、pwd、passphrase、secret、token、\
    authorization、apiKey、encryption_key、totp_seed 等。

      formview new data/hosts.json > hosts.plist
      formview data/hosts.json                     以这样的表单打开屏幕，或使用 data/hosts.form.plist
    """
  }
}
