export interface ConcurrencyLimit {
  /** Tasks that run at a time. */
  atOnce: number
  /** Tasks that may wait for one of those. */
  queue: number
}

/** Lets a few tasks run and a few more wait; those beyond get nothing, at once. */
export function createConcurrencyLimit({ atOnce, queue }: ConcurrencyLimit) {
  const line: (() => void)[] = []
  let running = 0

  return async <T>(task: () => Promise<T>): Promise<T | null> => {
    if (running >= atOnce) {
      if (line.length >= queue) return null
      await new Promise<void>((resolve) => line.push(resolve))
    } else {
      running += 1
    }
    try {
      return await task()
    } finally {
      const next = line.shift()
      if (next) next()
      else running -= 1
    }
  }
}
