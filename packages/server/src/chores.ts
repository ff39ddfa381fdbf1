import { forgetExpired } from './services/auth/forgetExpired.ts'
import type { Ports } from './services/ports.ts'
import { sweepActions } from './services/sessions/sweepActions.ts'

interface Chore {
  everyMs: number
  run: (ports: Ports) => Promise<unknown>
}

const MINUTE_MS = 60_000
const SWEEP_EVERY_MS = 15_000

/** What a running server does by itself. Several processes may do the same chore at once. */
const CHORES: readonly Chore[] = [
  { everyMs: 60 * MINUTE_MS, run: forgetExpired },
  { everyMs: SWEEP_EVERY_MS, run: (ports) => sweepActions(ports, 'expired') },
]

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
