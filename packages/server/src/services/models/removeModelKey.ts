import type { MyModelKey } from '@kathasagar/api/contract'

import type { Ports } from '../ports.ts'
import { getModelKey } from './getModelKey.ts'

/** Removes a player's key. A turn that their provider tells just now is told to its end. */
export async function removeModelKey(ports: Ports, userId: string): Promise<MyModelKey> {
  await ports.store.repositories.modelKeys.remove(userId)
  return getModelKey(ports, userId)
}
