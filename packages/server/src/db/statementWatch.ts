export type StatementWatch = (statement: string, ms: number) => void

type Run<T> = (statement: string, params?: unknown[]) => Promise<T>

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
