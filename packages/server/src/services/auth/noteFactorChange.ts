import { recordEvent } from '../../modules/audit/index.ts'
import type { StoredUser } from './ports.ts'
import type { Ports } from '../ports.ts'
import type { Repositories } from '../repositories.ts'
import { makeRecoveryCodes } from './recoveryCodes.ts'

type Change = 'totp_added' | 'totp_removed' | 'recovery_renewed'

/** Records a change of the second factor, and queues a mail to the owner. */
export async function noteChange(
  { clock }: Pick<Ports, 'clock'>,
  repositories: Repositories,
  { id, email }: Pick<StoredUser, 'id' | 'email'>,
  change: Change,
): Promise<void> {
  const now = clock.now()
  const event = {
    actor_id: id,
    act: 'second_factor_changed',
    target: { kind: 'user', id },
  } as const
  await recordEvent(repositories.db, { ...event, after: { change } }, now)
  if (email) await repositories.outbox.queueMail('second_factor_changed', email, now)
}

/** Recovery codes come with the first factor; an account that has some keeps them. */
export async function firstRecoveryCodes(
  ports: Pick<Ports, 'secrets'>,
  repositories: Repositories,
  userId: string,
): Promise<string[] | null> {
  const left = await repositories.secondFactors.countRecoveryCodes(userId)
  return left > 0 ? null : makeRecoveryCodes(ports, repositories, userId)
}

/** Recovery codes go with the last factor: they open nothing then. */
export async function dropUselessCodes({ secondFactors }: Repositories, userId: string) {
  if (!(await secondFactors.hasFactor(userId))) await secondFactors.replaceRecoveryCodes(userId, [])
}
