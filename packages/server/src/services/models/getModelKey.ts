import type { MyModelKey } from '@kathasagar/api/contract'

import type { Ports } from '../ports.ts'
import { areOwnKeysAllowed, findOwnKey } from './own/findOwnKey.ts'

/** Whether players may bring keys here, and which one this player has brought; never the key itself. */
export async function getModelKey(ports: Ports, userId: string): Promise<MyModelKey> {
  const is_allowed = areOwnKeysAllowed(ports)
  const own = await findOwnKey(ports, userId)
  if (own === null) return { is_allowed, key: null }
  const { kind, base_url, model, key_ends_in: ends_in } = own
  return { is_allowed, key: { kind, base_url, model, ends_in } }
}
