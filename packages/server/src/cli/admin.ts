import { exitProcess } from '../exitProcess.ts'
import { runCommand } from './admin/runCommand.ts'

exitProcess(
  await runCommand(process.argv.slice(2), process.env, {
    say: (line) => process.stdout.write(`${line}\n`),
    tell: (line) => process.stderr.write(`${line}\n`),
  }),
)
