export interface ConcurrencyLimitOptions {
  /** Maximum number of running tasks. */
  atOnce: number
  /** Maximum number of waiting tasks. */
  queue: number
  /** Maximum time in the queue, in ms. Default: unlimited. */
  waitMs?: number
}

export interface ConcurrencyLimit {
  /**
   * Resolves with the function that releases the place, or with null if the queue is full or the wait too long. Rejects
   * on abort.
   */
  enter: (signal?: AbortSignal) => Promise<(() => void) | null>
  /** Runs a task in a place. Returns null if `enter` returns none. */
  run: <T>(task: () => Promise<T>) => Promise<T | null>
}

/** Resolves with true at the caller's turn, with false after `waitMs`. Rejects on abort. */
const waitIn = (waiting: (() => void)[], waitMs?: number, signal?: AbortSignal) =>
  new Promise<boolean>((resolve, reject) => {
    const leaveQueue = () => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', onAbort)
      waiting.splice(waiting.indexOf(begin), 1)
    }
    const begin = () => {
      leaveQueue()
      resolve(true)
    }
    const onTimeout = () => {
      leaveQueue()
      resolve(false)
    }
    const onAbort = () => {
      leaveQueue()
      reject(signal?.reason)
    }
    const timer = waitMs === undefined ? undefined : setTimeout(onTimeout, waitMs)
    waiting.push(begin)
    signal?.addEventListener('abort', onAbort, { once: true })
  })

export function createConcurrencyLimit({
  atOnce,
  queue,
  waitMs,
}: ConcurrencyLimitOptions): ConcurrencyLimit {
  const waiting: (() => void)[] = []
  let running = 0

  const leave = () => {
    const [next] = waiting
    if (next) next()
    else running -= 1
  }

  const enter = async (signal?: AbortSignal) => {
    if (running < atOnce) running += 1
    else if (waiting.length >= queue || !(await waitIn(waiting, waitMs, signal))) return null
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
