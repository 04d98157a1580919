/// The help of each command: several paragraphs, with examples.
package protocol HelpTexts {
  var discussionFormview: String { get }
  var discussionShow: String { get }
  var discussionCheck: String { get }
  var discussionGet: String { get }
  var discussionSet: String { get }
  var discussionPrompt: String { get }
  var discussionEdit: String { get }
  var discussionExplain: String { get }
  var discussionNew: String { get }
  var discussionLint: String { get }
}
