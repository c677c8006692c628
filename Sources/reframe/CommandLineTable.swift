/// Every command and flag. Parsing, help, suggestions and the keys of the configuration file come from here.
enum CommandLineTable {
  static let flags: [Flag] = [
    Flag(.only, .many("transform", separator: ","), "Run only these transforms (repeat, or separate by commas)."),
    Flag(.skip, .many("transform", separator: ","), "Leave these transforms out."),
    Flag(.include, .choice(["needs-review"]), "Accept changes with a named doubt, too."),
    Flag(.exclude, .many("glob", separator: nil), "Leave out files that match; may be repeated."),
    Flag(
      .config, .one("file"), "Read this configuration instead of .reframe.json at the root of the checkout.",
      isConfigurable: false),
    Flag(.format, .choice(["text", "json"]), "Text for people (the default) or JSON for programs."),
    Flag(.color, .choice(["auto", "always", "never"]), "Colour; 'auto' means on a terminal without NO_COLOR."),
    Flag(.quiet, letter: "q", .none, "No progress and no summary on standard error."),
    Flag(.jobs, .one("n"), "Threads to use; as many as there are cores when not given."),
    Flag(.ios, .one("version"), "The deployment target, like 15.0, whatever the project says."),
    Flag(
      .assume, .many("type: superclass", separator: nil),
      "What a type from elsewhere inherits from, like 'Base: UIViewController'; may be repeated."),
    Flag(.strict, .none, "Exit with 1 when anything is left to do."),
    Flag(.annotate, .none, "Put the reason above each hunk, for reading."),
    Flag(.save, .one("plan.json"), "Keep the dry run as a plan that 'apply' takes.", isConfigurable: false),
    Flag(.partial, .none, "Apply a plan without the changes of files that changed since.", isConfigurable: false),
    Flag(.allowDirty, .none, "Also write files with changes that are not staged, or that git does not track."),
    Flag(.allowStaged, .none, "Also write files with staged changes."),
    Flag(.commit, .none, "Commit each batch by itself: the files it wrote, nothing else."),
    Flag(.stage, .none, "Stage the files that were written."),
    Flag(.merge, .none, "Also take back what is intact in files that were edited since.", isConfigurable: false),
    Flag(.dryRun, .none, "Show what each batch would do, one on top of the other; write nothing.", isConfigurable: false),
    Flag(.sizeLimit, .one("megabytes"), "Leave larger files alone, and say so; 4 when not given."),
    Flag(.timeLimit, .one("seconds"), "Ignored, for older configurations: --size-limit is what holds now."),
    Flag(.baseline, .one("file"), "List and, with --strict, mind only what this file does not have."),
    Flag(
      .writeBaseline, .none, "Write the baseline: a new one, or one with no more places by transform and folder.",
      isConfigurable: false),
    Flag(.by, .choice(["place", "kind"]), "Review by file and line (the default), or kind by kind."),
    Flag(.at, .one("file:line"), "Say what is known of the code on this line, and what is missing for a change.", isConfigurable: false),
    Flag(.resume, .none, "Go on with the review that is not finished.", isConfigurable: false),
    Flag(.restart, .none, "Forget what is not finished, and start over.", isConfigurable: false),
    Flag(.help, letter: "h", .none, "Show help.", isConfigurable: false),
    Flag(.version, .none, "Show the version.", isConfigurable: false),
  ]

  /// What `scan`, `diff` and `apply` have in common.
  private static let selection: [FlagName] = [
    .only, .skip, .include, .exclude, .ios, .assume, .config, .format, .color, .quiet, .jobs, .sizeLimit, .timeLimit, .strict,
  ]

  static let commands: [Command] = [
    Command(
      name: "scan", operands: "[path…]", summary: "List legacy geometry by transform, file and reason.",
      discussion: """
        Reads the files of Swift and Objective-C of the checkout, or those below the given paths, and lists every place that assumes the \
        screen is the app: what can be changed safely, what needs a look, and what is left to a person and why. Writes \
        nothing but the baseline, when asked to: a file of the places that may stay for now. One that would grow is \
        refused (4).
        """,
      flags: selection + [.baseline, .writeBaseline],
      examples: [
        .init("reframe scan", "everything in the checkout"),
        .init("reframe scan Sources/App --only screen-bounds", "one folder, one transform"),
        .init("reframe scan --format json > report.json", "for a program"),
        .init("reframe scan --strict --quiet", "in CI: exit code 1 when anything is left"),
        .init("reframe scan --baseline known.json --write-baseline", "keep what is there as known"),
        .init("reframe scan --baseline known.json --strict", "in CI: exit code 1 when anything is new"),
      ], run: ScanCommand.run),
    Command(
      name: "diff", operands: "[path…]", summary: "Show what 'apply' would write, as a unified diff.",
      discussion: """
        Nothing but the diff goes to standard output, so that 'git apply' and 'patch -p1' take it. With --annotate the \
        reason stands above each hunk; such a diff is for reading.
        """,
      flags: selection + [.annotate, .save],
      examples: [
        .init("reframe diff --annotate | less -R", "read it with the reasons"),
        .init("reframe diff --save plan.json", "keep it, so that exactly this can be applied later"),
        .init("reframe diff | git apply", "the same as 'reframe apply'"),
        .init("reframe diff --include needs-review --only key-window", "with the doubtful changes of one transform"),
      ], run: DiffCommand.run),
    Command(
      name: "apply", operands: "[path… | plan.json]", summary: "Write the safe changes, or those of a plan.",
      discussion: """
        Writes what 'diff' shows with the same flags, as one batch: all of it or nothing. A plan from 'diff --save' is \
        written as it was shown, and refused when a file changed since. Files with uncommitted changes are refused, so \
        that what was written can be told from what was there. 'reframe log' lists the batches, 'reframe undo' takes the \
        last one back.
        """,
      flags: selection + [.partial, .allowDirty, .allowStaged, .stage, .commit],
      examples: [
        .init("reframe apply", "all safe changes"),
        .init("reframe apply plan.json", "what 'diff --save plan.json' showed"),
        .init("reframe apply --only screen-bounds --commit", "one transform, as a commit of its own"),
        .init("reframe apply Sources/App --skip key-window", "a part of them"),
        .init("reframe apply --include needs-review", "the doubtful ones, too; read them afterwards"),
      ], run: ApplyCommand.run),
    Command(
      name: "run", operands: "<migration.json>", summary: "Run a scripted migration, batch by batch.",
      discussion: """
        The file lists batches: which transforms, where, and a command that verifies the result. Each batch is written, \
        verified and, when the file says so, committed before the next one begins. One that fails is taken back; then the \
        migration stops, goes on, or looks for the changes that are to blame and writes the others, as the file says. A run \
        that was stopped goes on with the batch that it was at. Files with uncommitted changes are refused, but for what the \
        migration wrote itself.
        """,
      flags: [
        .dryRun, .restart, .allowDirty, .allowStaged, .exclude, .ios, .assume, .config, .color, .quiet, .jobs, .sizeLimit, .timeLimit,
      ],
      examples: [
        .init("reframe run --dry-run migration.json", "what each batch would do"),
        .init("reframe run migration.json", "all batches, or the rest of them"),
        .init("reframe run --restart migration.json", "all over again, after the file was edited"),
      ],
      exits: [
        ("1", "a verification failed: a batch was taken back, or changes were left out"),
        ("128+n", "ended by signal n, like 130 after Ctrl-C; nothing of the batch in work stays"),
      ], run: RunCommand.run),
    Command(
      name: "log", operands: "[batch]", summary: "List the batches that were written, or show one.",
      discussion: """
        Without a number it lists every batch: when it was written, how many changes it has, and whether it was taken \
        back. With one it shows that batch change by change: what was read before and is read now, when, and what to try.
        """,
      flags: [.format, .color],
      variants: [
        Flag(
          .format, .choice(["text", "markdown", "json"]),
          "Text (the default), Markdown for reading elsewhere, or JSON for programs.")
      ],
      examples: [
        .init("reframe log", "every batch"), .init("reframe log 3", "what batch 3 did, and why"),
        .init("reframe log 3 --format markdown", "the same, as it is in CHANGES.md"),
      ], exits: [("1", nil)], run: LogCommand.run),
    Command(
      name: "undo", operands: "[batch]", summary: "Take a batch back.",
      discussion: """
        Puts back the bytes that the last batch, or the one with this number, replaced. It refuses when a file was edited \
        since in a way it does not know; with --merge it takes back each change whose own lines are intact. Batches can be \
        taken back in any order as long as their edits do not touch.
        """,
      flags: [.merge, .format, .color, .quiet],
      examples: [
        .init("reframe undo", "the last batch"), .init("reframe undo 3", "batch 3"),
        .init("reframe undo 3 --merge", "as much of batch 3 as is still as it was written"),
      ],
      exits: [
        ("1", "with --merge: some changes were left, because their lines were edited, or cannot be told from others"),
        ("4", "refused for safety: files that were edited since, or changed by a later batch"),
      ], run: UndoCommand.run),
    Command(
      name: "review", operands: "[path…]", summary: "Decide change by change, at a prompt.",
      discussion: """
        Shows each change, safe or not, with its place, its reason, its doubts and its diff, and asks for one key; '?' shows \
        the keys. Decisions are kept at once in .reframe/review.jsonl: after 'q', a crash or a rebase '--resume' goes on. \
        When everything is decided, what was accepted is written as one batch. Files with uncommitted changes are refused \
        before the first question. When standard input is no terminal it is read as a script of keys; at its end the \
        decisions are kept, or written when all are there.
        """,
      flags: [
        .by, .resume, .restart, .only, .skip, .exclude, .ios, .assume, .config, .color, .quiet, .jobs, .sizeLimit, .timeLimit, .strict,
        .allowDirty, .allowStaged, .stage, .commit,
      ],
      examples: [
        .init("reframe review", "everything in the checkout"),
        .init("reframe review --by kind Sources/App", "one folder, like changes after each other"),
        .init("reframe review --resume", "go on where it was left"),
        .init("echo Aq | reframe review --only key-window", "answer from a script"),
      ], run: ReviewCommand.run),
    Command(
      name: "explain", operands: "[transform|reason]", summary: "Say what a transform does, a reason means, or a line is about.",
      discussion: """
        For a transform: what it does, when it is safe, examples. For a reason or note: what is wrong, and the one fact or \
        edit that would unlock the change. Without an argument it lists what can be explained.

        With --at it prints what the tool knows of a place: target, floor, type and role, member, when the code runs with \
        the calls that show it, closures, what can be asked there, and, for what is reported on the line, what was missing.
        """,
      flags: [.at, .ios, .assume, .config, .color, .quiet, .jobs],
      examples: [
        .init("reframe explain unsafe-phase", "a reason from a report"),
        .init("reframe explain screen-bounds", "a transform"),
        .init("reframe explain --at App/Home.swift:42", "what is known of a line"),
      ], listsExits: false, run: ExplainCommand.run),
    Command(
      name: "transforms", operands: "", summary: "List the transforms.",
      discussion: """
        One line for each transform, in the order in which they take precedence. Markdown and JSON have all that \
        'explain' says of them.
        """,
      flags: [.format, .color],
      variants: [
        Flag(
          .format, .choice(["text", "markdown", "json"]),
          "The list (the default), a page for reading, or JSON for programs.")
      ],
      examples: [
        .init("reframe transforms", "the list"),
        .init("reframe transforms --format markdown", "everything about each, as one page"),
      ], listsExits: false, run: TransformsCommand.run),
    Command(
      name: "help", operands: "[command]", summary: "Show help for a command.",
      discussion: "The same as --help after the command.",
      flags: [],
      examples: [.init("reframe help diff", "what 'diff' does and which flags it takes")], listsExits: false, run: HelpCommand.run),
  ]

  static func flag(_ name: FlagName) -> Flag { flags.first { $0.name == name }! }

  static func command(_ name: String) -> Command? { commands.first { $0.name == name } }
}
