import { DAY_MS, MAIL_ANSWERS, MINUTE_MS, type Limit } from '@kathasagar/api/contract'

import { queueMail } from '../mail/index.ts'
import type { Call } from '../../platform/call.ts'
import { countHit, inDatabase } from '../../platform/rateLimits.ts'
import type { AuthContext } from './context.ts'
import { tokenHash } from './signIns.queries.ts'

/** Limits the number of mails to one address. */
const PER_RECIPIENT: readonly Limit[] = [
  { max: 1, windowMs: MINUTE_MS },
  { max: 5, windowMs: DAY_MS },
]

/** Queues a mail. The account is looked up on sending, so the response doesn't reveal if it exists. */
export async function requestMail(
  ctx: AuthContext,
  kind: 'verify_email' | 'reset_password',
  email: string,
) {
  const key = `mail:${tokenHash(email.toLowerCase())}`
  const tooOften = await countHit(key, PER_RECIPIENT, inDatabase(ctx.db), ctx)
  if (tooOften) return tooOften
  await queueMail(ctx.db, kind, email, ctx.clock.now())
  return { message: MAIL_ANSWERS[kind] }
}

export const forgotPassword: Call<'forgotPassword', AuthContext> = (ctx, { body }) =>
  requestMail(ctx, 'reset_password', body.email)
