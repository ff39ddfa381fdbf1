import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url))

export interface ServerProcess {
  address: string
  /** Ends it as a power cut of the process: no handler runs, no file is closed. */
  kill(): Promise<void>
}

/** Resolves with the address that the server announces; fails when it ends before. */
async function announced(child: ChildProcess): Promise<string> {
  const told: string[] = []
  const opened = Promise.withResolvers<string>()
  for (const stream of [child.stdout, child.stderr]) {
    if (stream === null) continue
    createInterface(stream).on('line', (line) => {
      told.push(line)
      const address = /^Kathasagar is open at (\S+)$/.exec(line)?.[1]
      if (address) opened.resolve(address)
    })
  }
  child.once('exit', (code) =>
    opened.reject(new Error(`The server ended with ${code}:\n${told.join('\n')}`)),
  )
  return opened.promise
}

/** Starts the real server as a process of its own, on a free port. */
export async function startServerProcess(env: Record<string, string>): Promise<ServerProcess> {
  const child = spawn(process.execPath, ['--conditions=@kathasagar/source', MAIN], {
    env: { PATH: process.env['PATH'] ?? '', PORT: '0', HOST: '127.0.0.1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(child, 'exit')
  const address = await announced(child)
  const kill = async () => {
    child.kill('SIGKILL')
    await ended
  }
  return { address, kill }
}
