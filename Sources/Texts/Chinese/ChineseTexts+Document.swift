extension ChineseTexts {
  package var documentIntroduction: String {
    #"""
    # 表单参考

    本文档由程序自身的表格生成。用 `formview explain NAME` 可逐条显示同样的内容。

    表单是属性列表，可用 XML、二进制或 OpenStep 写法。其根是由行组成的数组，或者是以 `rows` 给出该数组的字典。\#
    每一行是一个字典，说明其标签、值在记录中的位置、外观、编辑方式以及允许的内容：

    ```
    ( { key = "Name";   valuePath = "name.full"; required = YES; },
      { key = "E-mail"; valuePath = email; keyboardType = emailAddress;
        regex = "[^@ ]+@[^@ ]+"; regexMessage = "Needs one @"; },
      { key = "Item";   displayValue = "{item.id} <|- {item.description}|>"; color = 666666; } )
    ```

    - 标量总可以写成字符串：整数写成 `"3"`，布尔值写成 `YES`、`NO`、`true`、`false`、`1` 或 `0`。仅为此转换时才去掉首尾空白。
    - 名称区分大小写。未知的键给出警告并被忽略；以 `x-` 开头的名称归你自用。
    - `formview lint FORM` 指出全部错误及其位置；有错误的表单不会打开。
    """#
  }
  package var documentPaths: String {
    #"""
    ## 键路径

    | 写法 | 指向 |
    | --- | --- |
    | `name` | 成员 `name` |
    | `name.full` | `name` 的成员 `full` |
    | `phones[0].number`、`phones.0.number` | 数组第一个元素的成员；索引从 0 开始 |
    | `"a.b".c`、`"2"` | 加引号的名称可含任何字符；`\"` 和 `\\` 表示引号和反斜杠 |
    | `/phones/0/number` | 同一路径写成 JSON Pointer（RFC 6901），以 `~1` 表示 `/`，以 `~0` 表示 `~` |
    | `winners.1956.name`、`/winners/1956/name` | 数字在数组中是索引，在对象中是名称 |

    加引号的数字（`"1956"`）或以零开头的数字只能是名称。设置值时，如果数字所指之处尚不存在，则仿照前几条记录在该路径\#
    的内容；没有先例时，`0` 开始一个数组，其他数字会被拒绝。

    路径最多 512 段：读取 JSON 时也不会更深。
    """#
  }
  package var documentTemplates: String {
    #"""
    ## 模板

    模板在一处显示多个字段：`PersonId: {id} <|— {description}|>`。

    | 写法 | 含义 |
    | --- | --- |
    | `{path}` | 值，与该路径的行所显示的相同 |
    | `{$identifier}` | 同上，按行的标识符引用 |
    | `{path\|format}` | 按此格式显示值；格式可以连用 |
    | `{path ?? "text"}` | 值为空时的文本 |
    | `<\| … \|>` | 其中任一标记在取默认值后仍为空时，整段略去；不能嵌套 |
    | `\{ \} \< \\| \\` | 该字符本身 |

    缺失、null 和 "" 为空；0 和 false 是值。略去一段后留下的连续空格合并为一个，首尾空格去掉。
    """#
  }
  package var documentCodingForP: String {
    #"""
    CodingForP 的模板可直接打开：以 `-p ` 开头，含有 `*&path&*`（值）、`*$path$*`（不带符号的金额）、\#
    `*#path^*^%.2f#*`（printf 格式）和 `<| … |>` 的文本；标记内的 `*=` 之后是默认值，`\*` 表示星号本身。
    """#
  }
  package var documentStrings: String {
    #"""
    ## 其他语言的文本

    写有 `stringsTable = Staff` 时，表单的文本取自表单旁语言文件夹中的 `Staff.strings`：`fr.lproj`、`zh-Hans.lproj`、\#
    `pt_BR.lproj`。表单中所写的文本就是键：

    ```
    /* zh-Hans.lproj/Staff.strings */
    "Salary" = "工资";
    "{name} of {office}" = "{office} 的 {name}";
    ```

    该文件是任何写法的属性列表，用 UTF-8 或 UTF-16 编码；用 OpenStep 写法时，外层的花括号可以省略。`LANGUAGE`、\#
    `LC_MESSAGES` 和 `LANG` 选择语言，与程序自身的语言一样；文本取自第一个含有它的文件，都没有时用表单中所写的。\#
    地区的文件（`de-AT.lproj`）之后是其语言的文件（`de.lproj`），因此前者只需写出不同之处；\#
    注明文字的（`zh-Hans.lproj`）先于未注明的（`zh.lproj`）。空的译文视为没有。\#
    内嵌的子表单使用同样的文件，除非另行给出。`lint` 检查所有语言的文件。译文的模板可以使用与键不同的值。以下文本会翻译：
    """#
  }
  package var documentColors: String {
    #"""
    颜色写作 `RRGGBB` 或 `RGB`（十六进制，`#` 可有可无），或 `ansi:0` 至 `ansi:255`（终端的 256 色），或以下名称之一。\#
    显示终端所能显示的最接近的颜色；遵守 `NO_COLOR`。
    """#
  }
  package var documentKeyboards: String {
    #"""
    键盘决定行接受哪些字符。不接受的字符仍会输入或粘贴，但作出标记，并且不能带着它保留文本：去掉它就是另一个文本了。\#
    值中已有的字符可以保留。也可使用编号、\#
    PascalCase 的名称（`NumberPad`、`Alphabet`）和 UIKit 的前缀（`UIKeyboardTypeNumberPad`）。

    数字可以按该行在环境的区域设置中显示的样子输入，有无千分位和符号均可，也可按 JSON 的写法：在德语中，`3.491,39 €`、\#
    `3491,39` 和 `3491.39` 相同。既可能是千分位又可能是小数点的点（德语中的 `3.491`）会被拒绝，并给出两种读法；\#
    在整数的行、最多两位小数的行或没有小数的货币的行中，则按该行显示的样子理解。没有给出小数位数的数字按记录中的写法显示，\#
    只有小数分隔符不同（3.491 显示为 `3,491`）。中文和日文输入法写出的\#
    全角数字、正负号、点和逗号视同 ASCII 字符，`。` 视同小数点。粘贴、`set` 和筛选以同样的方式读取数字；\#
    `set --json` 只接受 JSON。

    日期可以按 ISO 8601 的写法、按区域设置的年月日顺序，或按该行显示的样子输入。如果该行显示的日期没有世纪、没有年\#
    或没有日，输入所显示的文本时值保持不变。
    """#
  }
  package var documentForeign: String {
    #"""
    其他系统的这些键会被忽略，并给出建议（[W102](#w102)）。
    """#
  }
  package var documentCodes: String {
    #"""
    每条消息的形式为 `file:line:column: severity CODE: row 7 "Email": what; found X; try Y`。代码是固定不变的。\#
    错误（F）使表单被拒绝，警告（W）则不会，除非使用 `--strict`；D 是关于数据的，从不妨碍表单打开。
    """#
  }
}
