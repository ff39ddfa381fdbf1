import type { PGlite } from 'kysely'

export interface SessionResult {
  rows: never[]
  affectedRows: number
  fields: []
}

export interface Session {
  run: (sql: string, params?: unknown[]) => Promise<SessionResult>
  end: () => Promise<void>
}

/**
 * Serializes transactions. Single statements wait only for the current one, not for all writers.
 */
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
        // Answers are in order, so this waits for all earlier ones. A dead session rejects.
        await run('select').catch(() => undefined)
        await end()
      })
    },
  }
  return pglite
}
