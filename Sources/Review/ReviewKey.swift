/// The keys of the prompt, in the order in which it shows them.
public enum ReviewKey: Character, CaseIterable, Sendable {
  case yes = "y"
  case no = "n"
  case yesInFile = "a"
  case noInFile = "d"
  case yesOfKind = "A"
  case noOfKind = "D"
  case takeBack = "u"
  case apply = "g"
  case edit = "e"
  case later = "j"
  case earlier = "k"
  case find = "/"
  case explain = "x"
  case split = "s"
  case suppress = "i"
  case quit = "q"
  case help = "?"

  /// What it does, for the help.
  public var meaning: String {
    switch self {
    case .yes: "accept this change"
    case .no: "decline it"
    case .yesInFile: "accept this and all undecided changes of the file"
    case .noInFile: "decline this and all undecided changes of the file"
    case .yesOfKind: "accept this and all undecided changes of its kind: the same transform, asking the same in the same phase"
    case .noOfKind: "decline them"
    case .takeBack: "take back the last decision; after 'g', what was written"
    case .apply: "write what is accepted so far as a batch, and go on"
    case .edit: "edit the new lines, in $VISUAL or $EDITOR, and accept the result"
    case .later: "leave it for now and show the next change; so does the down arrow"
    case .earlier: "show the change before; so does the up arrow"
    case .find: "find the next change that has a text in its file, member, transform, message or lines"
    case .explain: "explain: what to expect and to try, and what its doubts mean"
    case .split: "split it into its pieces and decide them one by one"
    case .suppress: "leave the code, and say so in a comment that Reframe obeys"
    case .quit: "quit and keep the decisions; nothing more is written; 'reframe review --resume' goes on"
    case .help: "show this help"
    }
  }

  /// What it does once everything is decided, where that is something else.
  public var meaningAtEnd: String {
    switch self {
    case .yes: "write what was accepted as one batch, and end the review"
    case .earlier: "show the last change again"
    default: meaning
    }
  }
}
