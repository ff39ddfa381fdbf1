import { runCommand } from './admin/runCommand.ts'

process.exit(
  await runCommand(process.argv.slice(2), process.env, {
    say: (line) => process.stdout.write(`${line}\n`),
    tell: (line) => process.stderr.write(`${line}\n`),
  }),
)
