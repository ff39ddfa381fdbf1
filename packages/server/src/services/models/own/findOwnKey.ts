import type { Ports } from '../../ports.ts'
import type { CalledOwn } from '../ports.ts'

type Needed = Pick<Ports, 'store' | 'keySeal'>

/**
 * A player's own provider with its key; null where they have none. One whose key this installation
 * cannot read any more is none.
 */
export async function findOwnKey(
  { store, keySeal }: Needed,
  userId: string,
): Promise<(CalledOwn & { sealed_key: string; key_ends_in: string }) | null> {
  const kept = await store.repositories.modelKeys.find(userId)
  const api_key = kept && keySeal.open(userId, kept.sealed_key)
  return kept && api_key !== null ? { ...kept, api_key } : null
}

/** Whether the operator lets players bring keys, as of now. */
export const areOwnKeysAllowed = ({ modelRegistry }: Pick<Ports, 'modelRegistry'>): boolean =>
  modelRegistry.setup().limits.allows_own_keys
