extension ChineseTexts {
  // MARK: The address

  package var addressIsInvalid: String { "这不是有效的 URL；请写 https://、服务器名、/ 和路径" }
  package var addressHasPassword: String { "不打开带有用户名或密码的 URL，因为它会显示在消息中" }
  package var plainHTTPIsLocal: String { "http 只用于本机的服务器（localhost）；请写 https" }

  // MARK: The connection

  package func curlIsMissing(because reason: String) -> String {
    "本机没有 libcurl（\(reason)）；请安装软件包 libcurl4"
  }
  package func noServer(_ host: String) -> String { "找不到服务器 \(host)，或网络不可用" }
  package func noConnection(_ message: String) -> String { "无法连接服务器：\(message)" }
  package func serverIsSilent(seconds: Int) -> String { "服务器在 \(seconds) 秒内没有发送完" }
  package var connectionEnded: String { "尚未发送完，连接就中断了" }
  package func certificateIsInvalid(_ message: String) -> String {
    "服务器的证书不受信任：\(message)"
  }
  package func certificatesAreUnreadable(_ path: String) -> String {
    "无法从 \(path) 读取受信任的证书；请安装软件包 ca-certificates，或更正 CURL_CA_BUNDLE"
  }
  package func tlsFails(_ message: String) -> String { "无法建立安全连接：\(message)" }
  package func transferFails(_ message: String) -> String { "传输失败：\(message)" }

  // MARK: The answer

  package func serverHasNoFile(_ status: Int) -> String { "服务器上没有这个文件（状态码 \(status)）" }
  package func serverRefuses(_ status: Int) -> String { "服务器要求读取权限（状态码 \(status)）" }
  package func serverIsBusy(_ status: Int) -> String { "对服务器的请求过多（状态码 \(status)）；请稍后再试" }
  package func serverFails(_ status: Int) -> String { "服务器自身出错（状态码 \(status)）" }
  package func serverAnswers(_ status: Int) -> String { "服务器以状态码 \(status) 应答，没有给出文件" }
  package func tooManyRedirects(_ most: Int) -> String { "重定向超过 \(most) 次" }
  package var redirectsToPlainHTTP: String { "服务器重定向到不加密的 http，不予跟随" }
  package func redirectsElsewhere(_ origin: String) -> String {
    "服务器重定向到 \(origin)；表单引用的文件必须在表单自己的服务器上"
  }
  package var redirectsNowhere: String { "服务器没有重定向到有效的 https URL" }
  package func serverSendsTooMuch(limit: Int) -> String {
    "它超过 \(limit.grouped) 字节，即从服务器最多读取的大小"
  }
  package var compressionIsUnreadable: String { "无法解压其内容" }

  // MARK: Copies

  package func isCopy(of time: String, because reason: String) -> String {
    "这是 \(time) 的副本：\(reason)"
  }
  package func copyIsNotKept(because reason: String) -> String {
    "无法保留供服务器不可用时使用的副本：\(reason)"
  }

  // MARK: Data

  package var serverDataIsReadOnly: String { "服务器上的数据只能读取；请保存到文件" }
  package var serverDataIsNotRescued: String { "服务器上的数据没有本地文件夹，无法在旁边保留副本" }
  package var serverHasNoDatabase: String { "不能从服务器读取数据库；请下载后打开文件" }

  // MARK: Following

  package var helpPoll: String { "每隔指定的秒数（1 至 86400）检查服务器上的表单和数据是否有更改。" }
  package var pollIsOutOfRange: String { "--poll 须为 1 至 86400 秒" }
  package var pollIsForServers: String { "--poll 只用于服务器上的表单和数据；本地文件会自动跟踪" }
}
