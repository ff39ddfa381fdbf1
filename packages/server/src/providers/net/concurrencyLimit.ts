export interface ConcurrencyLimitOptions {
  /** Tasks that run at a time. */
  atOnce: number
  /** Tasks that may wait for one of those. */
  queue: number
}

/** Lets a few tasks run and a few more wait, in the order in which they came. */
export interface ConcurrencyLimit {
  /**
   * Waits for a place and resolves with what gives it back; with null, at once, where too many wait
   * already. Rejects with the signal's reason once waiting is called off.
   */
  enter: (signal?: AbortSignal) => Promise<(() => void) | null>
  /** Runs a task in a place of its own; null, at once, where too many wait already. */
  run: <T>(task: () => Promise<T>) => Promise<T | null>
}

/** Waits in a queue until its turn comes, or until waiting is called off. */
const waitIn = (waiting: (() => void)[], signal?: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const begin = () => {
      signal?.removeEventListener('abort', giveUp)
      resolve()
    }
    const giveUp = () => {
      waiting.splice(waiting.indexOf(begin), 1)
      reject(signal?.reason)
    }
    waiting.push(begin)
    signal?.addEventListener('abort', giveUp, { once: true })
  })

export function createConcurrencyLimit({
  atOnce,
  queue,
}: ConcurrencyLimitOptions): ConcurrencyLimit {
  const waiting: (() => void)[] = []
  let running = 0

  const leave = () => {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }

  const enter = async (signal?: AbortSignal) => {
    if (running < atOnce) running += 1
    else if (waiting.length < queue) await waitIn(waiting, signal)
    else return null
    return leave
  }

  return {
    enter,
    run: async (task) => {
      const done = await enter()
      if (!done) return null
      try {
        return await task()
      } finally {
        done()
      }
    },
  }
}
