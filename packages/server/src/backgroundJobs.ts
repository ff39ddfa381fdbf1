import { deleteOldEvents } from './modules/audit/index.ts'
import type { Context } from './modules/calls.ts'
import { deleteOldBulks } from './modules/admin/index.ts'
import { deleteOldReports } from './modules/reports/index.ts'
import { deleteExpired } from './modules/auth/index.ts'
import {
  deleteUnusedFetched,
  deleteUnusedPictures,
  movePictures,
} from './modules/pictures/index.ts'
import { deleteUnusedPages } from './modules/storyPages/index.ts'
import { sendQueuedMail } from './modules/mail/sendQueuedMail.ts'
import { deleteUsersOfUse, reseal } from './modules/models/index.ts'
import { deleteOldNotices } from './modules/notices/index.ts'
import { recordErasures, sweepGuests } from './modules/account/index.ts'
import { purgePlays, sweepActions } from './modules/sessions/index.ts'

interface Job {
  everyMs: number
  run: (ctx: Context) => Promise<unknown>
}

const MINUTE_MS = 60_000
/** Maximum delay of the first run. Without it, a job would never run on a server that restarts every day. */
const FIRST_WITHIN_MS = 60 * MINUTE_MS
/** Interval for refunding turns of dead processes. */
const SWEEP_EVERY_MS = 500
const MAIL_EVERY_MS = 2000
/** Polling interval for model changes, because the message bus may lose messages. */
const MODELS_EVERY_MS = 30_000
/** Polling interval for secrets. A new secret signs tokens after four intervals. */
const SECRETS_EVERY_MS = 5000

/** Jobs and their intervals. Several processes may run a job at the same time. */
const JOBS: readonly Job[] = [
  { everyMs: 60 * MINUTE_MS, run: deleteExpired },
  { everyMs: 10 * MINUTE_MS, run: recordErasures },
  { everyMs: 60 * MINUTE_MS, run: sweepGuests },
  { everyMs: SWEEP_EVERY_MS, run: (ports) => sweepActions(ports, 'expired') },
  { everyMs: MAIL_EVERY_MS, run: sendQueuedMail },
  // This job is separate from the previous one, so that its failure doesn't delay mail.
  { everyMs: MINUTE_MS, run: movePictures },
  { everyMs: MODELS_EVERY_MS, run: ({ modelRegistry }) => modelRegistry.refresh() },
  { everyMs: SECRETS_EVERY_MS, run: ({ secrets }) => secrets.refresh() },
  { everyMs: MINUTE_MS, run: reseal },
  { everyMs: 24 * 60 * MINUTE_MS, run: ({ ledgerAudit }) => ledgerAudit.check() },
  { everyMs: 24 * 60 * MINUTE_MS, run: deleteOldBulks },
  { everyMs: 24 * 60 * MINUTE_MS, run: deleteOldReports },
  { everyMs: 60 * MINUTE_MS, run: deleteOldEvents },
  { everyMs: 24 * 60 * MINUTE_MS, run: deleteUsersOfUse },
  { everyMs: 24 * 60 * MINUTE_MS, run: deleteOldNotices },
  { everyMs: 24 * 60 * MINUTE_MS, run: deleteUnusedFetched },
  { everyMs: 24 * 60 * MINUTE_MS, run: deleteUnusedPictures },
  { everyMs: 24 * 60 * MINUTE_MS, run: deleteUnusedPages },
  { everyMs: 60 * MINUTE_MS, run: purgePlays },
]

/** Starts all jobs. Returns a function that stops them and waits for running ones. */
export function startBackgroundJobs(
  ports: Context,
  onError: (error: unknown) => void,
): () => Promise<void> {
  const ctx = ports
  const running = new Map<Job, Promise<unknown>>()
  const begin = (job: Job) => {
    if (running.has(job)) return
    const done = job
      .run(ctx)
      .catch(onError)
      .finally(() => running.delete(job))
    running.set(job, done)
  }
  const timers = JOBS.flatMap((job) => [
    ...(job.everyMs > FIRST_WITHIN_MS ? [setTimeout(begin, FIRST_WITHIN_MS, job)] : []),
    setInterval(begin, job.everyMs, job),
  ])
  return async () => {
    for (const timer of timers) clearInterval(timer)
    await Promise.all(running.values())
  }
}
