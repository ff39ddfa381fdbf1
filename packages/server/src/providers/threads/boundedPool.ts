import { Piscina } from 'piscina'

export interface PoolLimits {
  timeoutMs: number
  maxWaiting: number
  /** Memory limit of a task, in megabytes. Default: 512. */
  megabytes?: number
  /** Time before an idle thread ends, in ms. Default: 30,000. */
  idleMs?: number
}

export type PoolOutcome<Answer> = { answer: Answer } | 'full' | 'exceeded'

/** Number of threads. With two, a large task blocks no other task, and a CPU core remains for requests. */
const THREADS = 2
/** Default of `idleMs`. During this time, another task is likely. */
const IDLE_MS = 30_000
/** Default memory limit. If a task exceeds it, only its thread ends. */
const MOST_MEGABYTES = 512
/** Limit for new objects, in megabytes. By default, V8 never releases this memory. */
const YOUNG_MEGABYTES = 48

const isOutOfMemory = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'

/** Creates worker threads for tasks that would block requests. Limits their time and memory. */
export function createBoundedPool<Task, Answer>(
  file: URL,
  { timeoutMs, maxWaiting, megabytes = MOST_MEGABYTES, idleMs = IDLE_MS }: PoolLimits,
): { run: (task: Task) => Promise<PoolOutcome<Answer>>; close: () => Promise<void> } {
  const pool = new Piscina<Task, Answer>({
    filename: file.href,
    minThreads: 0,
    maxThreads: THREADS,
    maxQueue: maxWaiting,
    idleTimeout: idleMs,
    resourceLimits: {
      maxOldGenerationSizeMb: megabytes,
      maxYoungGenerationSizeMb: YOUNG_MEGABYTES,
    },
  })

  return {
    async run(task) {
      if (pool.queueSize >= maxWaiting) return 'full'
      const signal = AbortSignal.timeout(timeoutMs)
      try {
        return { answer: await pool.run(task, { signal }) }
      } catch (error) {
        if (signal.aborted || isOutOfMemory(error)) return 'exceeded'
        throw error
      }
    },
    close: () => pool.close({ force: true }),
  }
}
