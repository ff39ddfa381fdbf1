import { Piscina } from 'piscina'

export interface PoolLimits {
  /** After so long a task is given up. */
  timeoutMs: number
  /** Tasks that wait for a thread; who comes after them is asked to come again. */
  maxWaiting: number
  /** Megabytes that a task may take; 512 unless said. */
  megabytes?: number
  /** How long a thread that has nothing to do is kept; half a minute unless said. */
  idleMs?: number
}

/** What came of a task: its answer, that too many wait, or that it took more than it may. */
export type PoolOutcome<Answer> = { answer: Answer } | 'full' | 'exceeded'

/** One large task does not keep every other one waiting, and requests keep a core of two. */
const THREADS = 2
/** Whoever came is about to come again. */
const IDLE_MS = 30_000
/** A task that takes more than this ends its thread, not the server. */
const MOST_MEGABYTES = 512
/** Of these, for what was made just now: left to itself that grows by as much as all else, and is never given back. */
const YOUNG_MEGABYTES = 48

const isOutOfMemory = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'

/** Threads for work that would keep requests waiting, each task with a bound on time and memory. */
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
