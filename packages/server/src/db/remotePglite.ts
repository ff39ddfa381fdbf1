import { setFlagsFromString } from 'node:v8'
import { Worker } from 'node:worker_threads'

import type { PGlite } from 'kysely'

import { serialQueue, type SessionResult } from './serialQueue.ts'
import { watched, type StatementWatch } from './statementWatch.ts'

/** A message to the worker. */
export interface DatabaseRequest {
  id: number
  /** Null closes the database. */
  sql: string | null
  params: unknown[]
  /** Copies the files into this new folder instead. */
  copyTo?: string
}

interface DatabaseFault {
  message: string
  /** SQLSTATE. */
  code: string | undefined
  constraint: string | undefined
  detail: string | undefined
}

export type DatabaseAnswer =
  | { id: number; rows: object[]; affectedRows: number }
  | { id: number; fault: DatabaseFault }

interface Waiting {
  resolve: (result: SessionResult) => void
  reject: (error: Error) => void
}

export interface RemotePglite {
  /** For Kysely's PGlite dialect. */
  pglite: PGlite
  /** Number of statements that may have written. */
  writes: () => number
  copyTo: (dir: string) => Promise<void>
}

export class DatabaseDiedError extends Error {
  constructor() {
    super('The embedded database has ended by itself. Start the server again.')
  }
}

// Keeps compiled WebAssembly, because V8 may free code that it has no record of and end the process
// (Node issue 64500). It takes some ten megabytes.
setFlagsFromString('--no-wasm-code-gc')

const worker = (dir: string) =>
  new Worker(new URL('./pgliteWorker.ts', import.meta.url), { workerData: { dir } })

/**
 * Sends statements to the worker and matches the answers. If the worker dies, all pending ones
 * fail.
 */
function connect(thread: Worker) {
  const waiting = new Map<number, Waiting>()
  let count = 0
  let death: Error | null = null
  const started = new Promise<void>((resolve, reject) => {
    waiting.set(0, { resolve: () => resolve(), reject })
  })

  const die = (error: Error) => {
    death ??= error
    for (const { reject } of waiting.values()) reject(death)
    waiting.clear()
  }
  thread.on('error', die)
  thread.on('exit', () => die(new DatabaseDiedError()))
  thread.on('message', (answer: DatabaseAnswer) => {
    const asked = waiting.get(answer.id)
    waiting.delete(answer.id)
    if ('fault' in answer)
      asked?.reject(Object.assign(new Error(answer.fault.message), answer.fault))
    else asked?.resolve({ ...answer, rows: answer.rows as never[], fields: [] })
  })

  const send = (sql: string | null, params: unknown[] = [], copyTo?: string) =>
    new Promise<SessionResult>((resolve, reject) => {
      if (death) return reject(death)
      const id = ++count
      waiting.set(id, { resolve, reject })
      thread.postMessage({
        id,
        sql,
        params,
        ...(copyTo !== undefined && { copyTo }),
      } satisfies DatabaseRequest)
    })
  return { send, started }
}

/**
 * Opens PGlite in its own thread, because its queries would block all other requests. Calls
 * `onDeath` if the thread ends by itself.
 */
export async function openRemotePglite(
  dir: string,
  onDeath: (error: Error) => void,
  watch?: StatementWatch,
): Promise<RemotePglite> {
  const thread = worker(dir)
  const { send, started } = connect(thread)
  await started

  let writes = 0
  const run = (sql: string, params?: unknown[]) => {
    if (!/^\s*(select|begin|commit|rollback)\b/i.test(sql)) writes += 1
    return send(sql, params)
  }
  const pglite = serialQueue({ run: watched(run, watch), end: async () => void (await send(null)) })
  thread.once('exit', () => {
    if (!pglite.closed) onDeath(new DatabaseDiedError())
  })
  const copyTo = async (to: string) => void (await send(null, [], to))
  return { pglite, writes: () => writes, copyTo }
}
