import Reports
import Transforms

/// `reframe transforms`: the list, or everything about each of them.
enum TransformsCommand {
  private enum Format: String { case text, markdown, json }

  static func run(_ invocation: Invocation) throws -> ExitCode {
    let arguments = invocation.arguments
    if let extra = arguments.operands.first {
      throw Failure.usage("'transforms' takes no '\(extra)'", hint: "Try 'reframe explain \(extra)'.")
    }
    // This command's formats are its own; the configuration reads the rest.
    var settings = arguments.settings
    let word = try arguments.command.flatMap { try Configuration.choice($0.flag(.format), settings) }
    settings[.format] = nil
    let style = invocation.terminal.style(try Configuration(settings).color)

    let page = TransformsPage(TransformCatalogue.all.map { TransformPage($0) })
    switch word.flatMap(Format.init) ?? .text {
    case .text: invocation.output.write(page.list(style: style))
    case .markdown: invocation.output.write(page.markdown())
    case .json: invocation.output.write(page.json(toolVersion: Tool.version).formatted())
    }
    return .done
  }
}
