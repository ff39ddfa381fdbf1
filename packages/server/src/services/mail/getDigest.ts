import type { Digest } from '@kathasagar/api/contract'

import type { Ports } from '../ports.ts'

/** Whether somebody has asked for the weekly letter, and whether any are sent here. */
export async function getDigest({ store, knowsAddress }: Ports, userId: string): Promise<Digest> {
  const found = await store.repositories.digests.find(userId)
  return { wanted: found !== undefined, is_sent: knowsAddress }
}
