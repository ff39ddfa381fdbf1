import { setFlagsFromString } from 'node:v8'
import { Worker } from 'node:worker_threads'

import type { PGlite } from 'kysely'

import { watched, type StatementWatch } from './awayFromDatabase.ts'

export interface SessionResult {
  rows: never[]
  affectedRows: number
  fields: []
}

export interface Session {
  run: (sql: string, params?: unknown[]) => Promise<SessionResult>
  end: () => Promise<void>
}

/** Runs transactions one after another. A single statement waits only for the current transaction. */
export function serialQueue({ run, end }: Session): PGlite {
  let tail: Promise<unknown> = Promise.resolve()
  let transactions = 0
  const waiting: (() => void)[] = []
  const inTurn = <T>(task: () => Promise<T>): Promise<T> => {
    transactions += 1
    const turn = tail.then(task).finally(() => {
      transactions -= 1
      for (const send of waiting.splice(0)) send()
    })
    tail = turn.catch(() => undefined)
    return turn
  }
  const rollback = async () => void (await run('rollback'))

  const pglite: PGlite = {
    ready: true,
    closed: false,
    waitReady: Promise.resolve(),
    query: (sql, params) =>
      transactions === 0
        ? run(sql, params)
        : new Promise((resolve) => waiting.push(() => resolve(run(sql, params)))),
    transaction: (work) =>
      inTurn(async () => {
        await run('begin')
        try {
          const result = await work({ query: run, rollback })
          await run('commit')
          return result
        } catch (error) {
          await rollback()
          throw error
        }
      }),
    close: async () => {
      pglite.closed = true
      await inTurn(async () => {
        // Results arrive in order, so this statement waits for all earlier ones.
        await run('select').catch(() => undefined)
        await end()
      })
    },
  }
  return pglite
}

export interface DatabaseRequest {
  id: number
  sql: string | null
  params: unknown[]
  /** Folder to copy the database files into. If set, no statement is run. */
  copyTo?: string
}

interface DatabaseFault {
  message: string
  code: string | undefined
  constraint: string | undefined
  detail: string | undefined
}

export type DatabaseResponse =
  | { id: number; rows: object[]; affectedRows: number }
  | { id: number; fault: DatabaseFault }

interface Waiting {
  resolve: (result: SessionResult) => void
  reject: (error: Error) => void
}

export interface RemotePglite {
  pglite: PGlite
  writes: () => number
  copyTo: (dir: string) => Promise<void>
}

export class DatabaseDiedError extends Error {
  constructor() {
    super('The embedded database has ended by itself. Start the server again.')
  }
}

// Prevents a crash of V8 when it frees WebAssembly code (nodejs/node#64500).
setFlagsFromString('--no-wasm-code-gc')

const worker = (dir: string) =>
  new Worker(new URL('./pgliteWorker.ts', import.meta.url), { workerData: { dir } })

/** Sends statements to the worker. If the worker dies, all pending statements fail. */
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
  thread.on('message', (answer: DatabaseResponse) => {
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

/** Opens PGlite in a thread, because queries block the event loop. Calls `onDeath` if the thread ends unexpectedly. */
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
