import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const KEPT = ['PATH', 'NODE_COMPILE_CACHE']
const keptEnv = () => Object.fromEntries(KEPT.map((name) => [name, process.env[name] ?? '']))

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url))

export interface ServerProcess {
  pid: number
  address: string
  kill(): Promise<void>
  /** Stops the process gracefully. Resolves to the exit code. */
  stop(): Promise<number | null>
  said(): string
}

/** Waits until the server accepts requests. Rejects if the process ends first. */
export async function openedServer(child: ChildProcess): Promise<ServerProcess> {
  // `close` is emitted after the end of the output. `exit` may be emitted earlier.
  const ended = once(child, 'close').then(([code]) => code as number | null)
  const told: string[] = []
  const said = () => told.join('\n')
  const opened = Promise.withResolvers<string>()
  for (const stream of [child.stdout, child.stderr]) {
    if (stream === null) continue
    createInterface(stream).on('line', (line) => {
      told.push(line)
      const address = /^Kathasagar is open at (\S+)$/.exec(line)?.[1]
      if (address) opened.resolve(address)
    })
  }
  void ended.then((code) => opened.reject(new Error(`The server ended with ${code}:\n${said()}`)))
  const address = await opened.promise
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

/** Starts a server. `main` is the entry file, which may belong to another version. */
export const startServerProcess = (env: NodeJS.ProcessEnv, main = MAIN) =>
  openedServer(
    spawn(process.execPath, ['--conditions=@kathasagar/source', main], {
      env: { ...keptEnv(), PORT: '0', HOST: '127.0.0.1', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    }),
  )
