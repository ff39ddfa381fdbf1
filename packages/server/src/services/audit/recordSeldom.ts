import { HOUR_MS } from '@kathasagar/api/contract'

import type { Repositories } from '../repositories.ts'
import type { AuditEvent } from './ports.ts'
import { recordEvent } from './recordEvent.ts'

/** Keeps the first of many events alike within an hour: a flood must not fill the log. */
export async function recordSeldom(
  repositories: Pick<Repositories, 'audit' | 'rateLimits'>,
  key: string,
  event: AuditEvent,
  now: Date,
): Promise<void> {
  const { hits } = await repositories.rateLimits.hit(`audit:${event.act}:${key}`, HOUR_MS, now)
  if (hits === 1) await recordEvent(repositories, event, now)
}
