import type { PGlite } from 'kysely'

export interface SessionResult {
  rows: never[]
  affectedRows: number
  fields: []
}

export interface Session {
  /** Runs one statement; `begin`, `commit` and `rollback` are statements like any other. */
  run: (sql: string, params?: unknown[]) => Promise<SessionResult>
  end: () => Promise<void>
}

/**
 * What Kysely's PGlite dialect asks for, over a database that has one session and answers in the
 * order it is asked: statements are sent as they come, but for those that come while a transaction
 * is open or waits; transactions have their turn one after the other.
 */
export function serialQueue({ run, end }: Session): PGlite {
  let tail: Promise<unknown> = Promise.resolve()
  const inTurn = <T>(task: () => Promise<T>): Promise<T> => {
    const turn = tail.then(task)
    tail = turn.catch(() => undefined)
    return turn
  }
  const rollback = async () => void (await run('rollback'))

  const pglite: PGlite = {
    ready: true,
    closed: false,
    waitReady: Promise.resolve(),
    query: (sql, params) => tail.then(() => run(sql, params)),
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
        // Answered in order: when this is, all are that were sent before. One that has died answers none.
        await run('select').catch(() => undefined)
        await end()
      })
    },
  }
  return pglite
}
