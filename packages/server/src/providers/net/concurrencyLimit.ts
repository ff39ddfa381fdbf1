export interface ConcurrencyLimitOptions {
  /** Tasks that run at a time. */
  atOnce: number
  /** Tasks that may wait for one of those. */
  queue: number
  /** Maximum time in the queue, in ms. Default: unlimited. */
  waitMs?: number
}

/** Runs a few tasks at a time and queues a few more, first in, first out. */
export interface ConcurrencyLimit {
  /**
   * Waits for a place and resolves with the function that gives it back. Resolves with null if the
   * queue is full or the wait takes too long. Rejects with the signal's reason on abort.
   */
  enter: (signal?: AbortSignal) => Promise<(() => void) | null>
  /** Runs a task in a place of its own. Returns null if `enter` gives no place. */
  run: <T>(task: () => Promise<T>) => Promise<T | null>
}

/** Resolves with true when the caller's turn comes, with false after `waitMs`. Rejects on abort. */
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
