import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'

import { runCommand } from '../cli/admin/runCommand.ts'
import { createServerDatabase } from './testDatabase.ts'

const COMMANDS = fileURLToPath(new URL('../cli/admin.ts', import.meta.url))

export type Installation = Awaited<ReturnType<typeof emptyInstallation>>

export async function emptyInstallation({ isEmbedded = false } = {}) {
  const dir = await mkdtemp(join(tmpdir(), 'installation-'))
  const database = isEmbedded ? null : await createServerDatabase({ isEmpty: true })
  const env = {
    PATH: process.env['PATH'],
    DATA_DIR: join(dir, 'data'),
    LOG_LEVEL: 'silent',
    ...(database && { DATABASE_URL: database.url }),
  }

  /** Runs a command in this process, which is faster than starting a new one. */
  const run = async (args: readonly string[]) => {
    const [said, told]: [string[], string[]] = [[], []]
    const code = await runCommand(args, env, {
      say: (line) => said.push(`${line}\n`),
      tell: (line) => told.push(`${line}\n`),
    })
    return { code, said: said.join(''), told: told.join('') }
  }
  const runProcess = async (args: readonly string[], input = '') => {
    const child = spawn(process.execPath, ['--conditions=@kathasagar/source', COMMANDS, ...args], {
      cwd: dir,
      env,
    })
    const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
    child.stdin.end(input)
    const [said, told, code] = await Promise.all([text(child.stdout), text(child.stderr), ended])
    return { code, said, told }
  }
  const remove = async () => {
    await database?.drop()
    await rm(dir, { recursive: true, force: true })
  }
  return { dir, databaseUrl: database?.url ?? null, run, runProcess, remove }
}
