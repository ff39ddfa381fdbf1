import { forgetOldEvents } from './services/audit/forgetOldEvents.ts'
import { forgetExpired } from './services/auth/forgetExpired.ts'
import { sendQueuedMail } from './services/mail/sendQueuedMail.ts'
import type { Ports } from './services/ports.ts'
import { eraseAccounts } from './services/users/eraseAccounts.ts'
import { sweepActions } from './services/sessions/sweepActions.ts'

interface Chore {
  everyMs: number
  run: (ports: Ports) => Promise<unknown>
}

const MINUTE_MS = 60_000
const SWEEP_EVERY_MS = 15_000
const MAIL_EVERY_MS = 2000

/** What a running server does by itself. Several processes may do the same chore at once. */
const CHORES: readonly Chore[] = [
  { everyMs: 60 * MINUTE_MS, run: forgetExpired },
  { everyMs: 10 * MINUTE_MS, run: eraseAccounts },
  { everyMs: SWEEP_EVERY_MS, run: (ports) => sweepActions(ports, 'expired') },
  { everyMs: MAIL_EVERY_MS, run: sendQueuedMail },
  { everyMs: 24 * 60 * MINUTE_MS, run: ({ ledgerAudit }) => ledgerAudit.check() },
  { everyMs: 24 * 60 * MINUTE_MS, run: forgetOldEvents },
  {
    everyMs: 24 * 60 * MINUTE_MS,
    run: ({ store }) => store.repositories.fetchedImages.forgetUnused(),
  },
]

/**
 * Starts the timers; returns what ends them and waits for the chores that run. A chore that takes
 * longer than its pause is not begun again meanwhile.
 */
export function startChores(ports: Ports, onError: (error: unknown) => void): () => Promise<void> {
  const running = new Map<Chore, Promise<unknown>>()
  const timers = CHORES.map((chore) =>
    setInterval(() => {
      if (running.has(chore)) return
      const done = chore
        .run(ports)
        .catch(onError)
        .finally(() => running.delete(chore))
      running.set(chore, done)
    }, chore.everyMs),
  )
  return async () => {
    for (const timer of timers) clearInterval(timer)
    await Promise.all(running.values())
  }
}
