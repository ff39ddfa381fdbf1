import { createHmac } from 'node:crypto'

import { DAY_MS } from '@kathasagar/api/contract'

import { dayOf } from '../../domain/day.ts'
import type { Reader } from '../policies.ts'
import type { Ports } from '../ports.ts'
import { isRefusal, type Refusal } from '../refusal.ts'
import { findShown } from './shown/findShown.ts'

interface Opening {
  code: string
  reader: Reader
  /** What a guest is told apart by. */
  address: string
}

/** Counts that somebody else has opened a link, once a day for each user or address. */
export async function openSharedPlay(
  ports: Ports,
  { code, reader, address }: Opening,
): Promise<{ is_counted: boolean } | Refusal> {
  const shown = await findShown(ports, { code, reader })
  if (isRefusal(shown)) return shown
  if (reader?.id === shown.share.user_id) return { is_counted: false }

  const { rateLimits, sharedPlays } = ports.store.repositories
  const now = ports.clock.now()
  const who = reader ? `user:${reader.id}` : `address:${address}`
  const opening = `opened:${dayOf(now)}:${code}:${who}`
  const key = createHmac('sha256', ports.secret).update(opening).digest('base64url')
  const { hits } = await rateLimits.hit(key, DAY_MS, now)
  if (hits === 1) await sharedPlays.countOpened(code)
  return { is_counted: hits === 1 }
}
