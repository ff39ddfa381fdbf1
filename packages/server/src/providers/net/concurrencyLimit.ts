import type { OnQueue } from '../../platform/queuePlace.ts'

export interface ConcurrencyLimitOptions {
  atOnce: number
  queue: number
  /** Maximum time in the queue, in ms. Default: unlimited. */
  waitMs?: number
}

export interface ConcurrencyLimit {
  /** Waits for a slot. Resolves to a function that releases it, or to null on timeout or if the queue is full. */
  enter: (signal?: AbortSignal, onQueue?: OnQueue) => Promise<(() => void) | null>
  run: <T>(task: () => Promise<T>) => Promise<T | null>
}

interface Task {
  onQueue: OnQueue | undefined
  ahead: number
  /** Starts the task. Undefined until the task waits. */
  begin?: () => void
}

export function createConcurrencyLimit({
  atOnce,
  queue,
  waitMs,
}: ConcurrencyLimitOptions): ConcurrencyLimit {
  const running = new Set<Task>()
  const waiting: Task[] = []

  const tellPlaces = () => {
    const before = new Set([...running].map(({ onQueue }) => onQueue))
    for (const task of waiting) {
      const ahead = before.size - (before.has(task.onQueue) ? 1 : 0)
      if (ahead !== task.ahead) task.onQueue?.(ahead)
      task.ahead = ahead
      before.add(task.onQueue)
    }
  }

  /** Resolves to true when the task may start, or to false after `waitMs`. Rejects on abort. */
  const waitFor = (task: Task, signal?: AbortSignal) =>
    new Promise<boolean>((resolve, reject) => {
      const leaveQueue = () => {
        clearTimeout(timer)
        signal?.removeEventListener('abort', onAbort)
        waiting.splice(waiting.indexOf(task), 1)
      }
      const onAbort = () => {
        leaveQueue()
        tellPlaces()
        reject(signal?.reason)
      }
      const onTimeout = () => {
        leaveQueue()
        resolve(false)
      }
      const timer = waitMs === undefined ? undefined : setTimeout(onTimeout, waitMs)
      task.begin = () => {
        leaveQueue()
        if (task.ahead > 0) task.onQueue?.(0)
        resolve(true)
      }
      waiting.push(task)
      tellPlaces()
      signal?.addEventListener('abort', onAbort, { once: true })
    })

  const enter: ConcurrencyLimit['enter'] = async (signal, onQueue) => {
    const task: Task = { onQueue, ahead: 0 }
    if (running.size < atOnce) running.add(task)
    else if (waiting.length >= queue || !(await waitFor(task, signal))) return null
    return () => {
      running.delete(task)
      const [next] = waiting
      if (next) running.add(next)
      next?.begin?.()
      tellPlaces()
    }
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
