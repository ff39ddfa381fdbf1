import type { StoredUser } from '../auth/ports.ts'
import { endAllSignIns, removeFactors } from '../../modules/auth/index.ts'
import type { Ports } from '../ports.ts'
import { changeRights } from './changeRights.ts'

interface Asked {
  userId: string
  by: StoredUser | null
  /** For the audit log. */
  reason: string
}

/** Takes every second factor off an account whose owner has lost them, ends its sign-ins, and tells them. */
export const resetSecondFactor = (ports: Ports, { userId, by, reason }: Asked) =>
  changeRights(ports, {
    userId,
    by,
    deedFor: async (user, _repos, now) => ({
      act: 'second_factor_reset',
      after: { reason },
      perform: async ({ db, outbox }) => {
        await removeFactors(db, userId)
        if (by?.id !== userId) await endAllSignIns(db, userId, now)
        if (user.email) await outbox.queueMail('second_factor_reset', user.email, now)
      },
    }),
  })
