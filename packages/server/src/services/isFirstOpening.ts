import { createHmac } from 'node:crypto'

import { DAY_MS } from '@kathasagar/api/contract'

import { dayOf } from '../domain/day.ts'
import type { Reader } from './policies.ts'
import type { Ports } from './ports.ts'

export interface Opening {
  code: string
  reader: Reader
  /** What a guest is told apart by. */
  address: string
}

/** Whether this is the first time on a day that a user or address opens a link. */
export async function isFirstOpening(
  { store, clock, secrets }: Ports,
  { code, reader, address }: Opening,
): Promise<boolean> {
  const now = clock.now()
  const who = reader ? `user:${reader.id}` : `address:${address}`
  const opening = `opened:${dayOf(now)}:${code}:${who}`
  const key = createHmac('sha256', secrets.current()).update(opening).digest('base64url')
  const { hits } = await store.repositories.rateLimits.hit(key, DAY_MS, now)
  return hits === 1
}
