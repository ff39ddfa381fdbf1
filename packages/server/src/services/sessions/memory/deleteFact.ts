import type { SessionMemory } from '@kathasagar/api/contract'

import type { Ports } from '../../ports.ts'
import { isRefusal, type Refusal } from '../../refusal.ts'
import { presentMemory } from '../present/presentMemory.ts'
import { openMemory, getMemory, type MemoryAsked } from './getMemory.ts'

/**
 * Deletes a fact that the player told: it is listed no more and told to no storyteller. Returns
 * `authored_memory` if the line is the author's.
 */
export async function deleteFact(
  ports: Ports,
  { lineId, ...asked }: MemoryAsked & { lineId: string },
): Promise<SessionMemory | Refusal> {
  const opened = await openMemory(ports, asked)
  if (isRefusal(opened)) return opened
  if (!opened.facts.some(({ turn_id, by }) => turn_id === lineId && by === 'player')) {
    const { state, facts, codex } = presentMemory(opened)
    const isAuthors = [...state, ...facts, ...codex.pages].some(({ id }) => id === lineId)
    return { code: isAuthors ? 'authored_memory' : 'not_found' }
  }
  const { user_id, id: session_id } = opened.session
  await ports.store.repositories.turns.deleteFacts([{ user_id, session_id, turn_id: lineId }])
  return getMemory(ports, asked)
}
