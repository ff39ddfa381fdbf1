import { forgetExpired } from './services/auth/forgetExpired.ts'
import type { Ports } from './services/ports.ts'

interface Chore {
  everyMs: number
  run(ports: Ports): Promise<unknown>
}

const MINUTE_MS = 60_000

/** What a running server does by itself. Several processes may do the same chore at once. */
const CHORES: readonly Chore[] = [{ everyMs: 60 * MINUTE_MS, run: forgetExpired }]

/** Starts the timers; returns what ends them and waits for the chore that runs. */
export function startChores(ports: Ports, onError: (error: unknown) => void): () => Promise<void> {
  const running = new Set<Promise<unknown>>()
  const timers = CHORES.map(({ everyMs, run }) =>
    setInterval(() => {
      const done: Promise<unknown> = run(ports)
        .catch(onError)
        .finally(() => running.delete(done))
      running.add(done)
    }, everyMs),
  )
  return async () => {
    for (const timer of timers) clearInterval(timer)
    await Promise.all(running)
  }
}
