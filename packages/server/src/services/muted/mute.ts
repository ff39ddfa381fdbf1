import type { MuteAnswer } from '@kathasagar/api/contract'
import { LIMITS } from '@kathasagar/api/contract/vocabulary'

import type { Clock } from '../ports.ts'
import type { Repositories } from '../repositories.ts'
import type { Refusal } from '../refusal.ts'
import type { MutedThing } from './ports.ts'

/** Mutes inside a transaction; a reader is locked meanwhile, so that two calls at once keep to the limit. */
export async function mute(
  { muted, users }: Repositories,
  clock: Clock,
  userId: string,
  thing: MutedThing,
): Promise<MuteAnswer | Refusal> {
  await users.lockUser(userId)
  const isMuted = await muted.isMuted(userId, thing)
  if (!isMuted && (await muted.count(userId)) >= LIMITS.mutedMax) return { code: 'muted_full' }
  await muted.mute(userId, thing, clock.now())
  return { is_muted: true }
}
