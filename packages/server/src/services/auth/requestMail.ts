import {
  DAY_MS,
  MAIL_ANSWERS,
  MINUTE_MS,
  type Limit,
  type MailAnswer,
} from '@kathasagar/api/contract'

import { countHit, inDatabase } from '../countHit.ts'
import type { Ports } from '../ports.ts'
import type { Refusal } from '../refusal.ts'
import { tokenHash } from './refreshTokens.ts'

/** Nobody's letter box is filled by others. */
const PER_RECIPIENT: readonly Limit[] = [
  { max: 1, windowMs: MINUTE_MS },
  { max: 5, windowMs: DAY_MS },
]

/**
 * Notes that somebody asks for a mail. Whether there is such an account is looked up when the mail
 * is sent, so that what is done here, and how long it takes, tells nothing.
 */
export async function requestMail(
  ports: Ports,
  kind: 'verify_email' | 'reset_password',
  email: string,
): Promise<MailAnswer | Refusal> {
  const key = `mail:${tokenHash(email.toLowerCase())}`
  const tooOften = await countHit(key, PER_RECIPIENT, inDatabase(ports), ports)
  if (tooOften) return tooOften

  await ports.store.repositories.outbox.queueMail(kind, email, ports.clock.now())
  return { message: MAIL_ANSWERS[kind] }
}
