import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

/** What a server's process keeps of the environment of its test. */
const KEPT = ['PATH', 'NODE_COMPILE_CACHE']
const keptEnv = () => Object.fromEntries(KEPT.map((name) => [name, process.env[name] ?? '']))

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url))

export interface ServerProcess {
  pid: number
  address: string
  /** Ends it as a power cut of the process: no handler runs, no file is closed. */
  kill(): Promise<void>
  /** Asks it to stop; answers what it ended with. */
  stop(): Promise<number | null>
  /** All that it has said so far. */
  said(): string
}

/** What a process says, and the address that it announces; fails when it ends before. */
function hearFrom(child: ChildProcess) {
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
  const said = () => told.join('\n')
  child.once('close', (code) =>
    opened.reject(new Error(`The server ended with ${code}:\n${said()}`)),
  )
  return { opened: opened.promise, said }
}

/** The server in a process, from when it has said where it is open; fails when that ends before. */
export async function openedServer(child: ChildProcess): Promise<ServerProcess> {
  // Not at its exit: its last words may still be on their way.
  const ended = once(child, 'close').then(([code]) => code as number | null)
  const { opened, said } = hearFrom(child)
  const address = await opened
  const endBy = (signal: 'SIGKILL' | 'SIGTERM') => {
    child.kill(signal)
    return ended
  }
  return {
    address,
    pid: child.pid ?? 0,
    kill: async () => void (await endBy('SIGKILL')),
    stop: () => endBy('SIGTERM'),
    said,
  }
}

/** Starts the real server as a process of its own, on a free port; by another file another version. */
export const startServerProcess = (env: NodeJS.ProcessEnv, main = MAIN) =>
  openedServer(
    spawn(process.execPath, ['--conditions=@kathasagar/source', main], {
      env: { ...keptEnv(), PORT: '0', HOST: '127.0.0.1', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    }),
  )
