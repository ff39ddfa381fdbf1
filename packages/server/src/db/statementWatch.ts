/** Hears of each message that went to the database: its words, and how long the answer took. */
export type StatementWatch = (statement: string, ms: number) => void

type Run<T> = (statement: string, params?: unknown[]) => Promise<T>

/** The same way to run statements, which somebody watches if they want to. */
export function watched<T>(run: Run<T>, watch: StatementWatch | undefined): Run<T> {
  if (!watch) return run
  return async (statement, params) => {
    const sent = performance.now()
    try {
      return await run(statement, params)
    } finally {
      watch(statement, performance.now() - sent)
    }
  }
}
