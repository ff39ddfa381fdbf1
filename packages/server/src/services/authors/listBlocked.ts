import type { BlockedPeople } from '@kathasagar/api/contract'

import { presentWriter } from '../comments/presentComment.ts'
import type { Ports } from '../ports.ts'

/** Whom somebody has blocked, as far as their accounts are open. */
export async function listBlocked({ store }: Ports, userId: string): Promise<BlockedPeople> {
  const found = await store.repositories.blocks.list(userId)
  return { blocked: found.map(({ id, ...person }) => presentWriter(person, id)) }
}
