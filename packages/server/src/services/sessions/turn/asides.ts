/** What is done aside, with nobody waiting for it. */
export interface Asides {
  /**
   * Runs until it ends or this process is to stop; what it throws is reported. False, and nothing is run,
   * where the same runs for this key, or nothing is begun any more.
   */
  run(key: string, work: (signal: AbortSignal) => Promise<void>): boolean
  /** Waits until nothing runs, and says so. */
  settle(): Promise<boolean>
}

/** What runs is given up once `stopping` is, and nothing more is begun. */
export function createAsides(reportFault: (fault: unknown) => void, stopping: AbortSignal): Asides {
  const tasks = new Map<string, Promise<void>>()
  return {
    run(key, work) {
      if (tasks.has(key) || stopping.aborted) return false
      const task = work(stopping)
        .catch((fault: unknown) => {
          if (!stopping.aborted) reportFault(fault)
        })
        .finally(() => tasks.delete(key))
      tasks.set(key, task)
      return true
    },
    settle: () => Promise.all(tasks.values()).then(() => true),
  }
}
