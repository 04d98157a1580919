extension ViewQuery {
  /// The query with which the view of a page's table can be made again: that of the running
  /// job, else the pending one, else the present one.
  init(ofTableAt index: Int, in browser: borrowing Browser) {
    let table = browser.pages[index].table
    if index == browser.pages.listIndex, let job = browser.job,
      case .arrange(let filter, let keys) = job.task
    {
      self.init(filter: filter?.text ?? table.filter, keys: keys)
    } else {
      self = table.pendingQuery ?? ViewQuery(filter: table.filter, keys: table.sortKeys)
    }
  }
}
