/// `reframe run`: a scripted migration, batch by batch.
enum RunCommand {
  static func run(_ invocation: Invocation) throws -> ExitCode {
    let migration = try PreparedMigration(invocation)
    if invocation.arguments.isSet(.dryRun) { return try MigrationDryRun(migration: migration).run() }
    var run = try MigrationRun(migration)
    return try run.run()
  }
}
