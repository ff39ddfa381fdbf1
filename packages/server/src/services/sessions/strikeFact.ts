import type { SessionMemory } from '@kathasagar/api/contract'

import type { Ports } from '../ports.ts'
import { isRefusal, type Refusal } from '../refusal.ts'
import { findOwnFact } from './memory/findOwnFact.ts'
import { openMemory, readMemory, type MemoryAsked } from './memory/readMemory.ts'

export interface StrikeAsked extends MemoryAsked {
  /** The line of the memory. */
  lineId: string
}

/** Strikes what the player said: it is listed still, and told to no storyteller. */
export async function strikeFact(
  ports: Ports,
  asked: StrikeAsked,
): Promise<SessionMemory | Refusal> {
  const opened = await openMemory(ports, asked)
  if (isRefusal(opened)) return opened
  const fact = findOwnFact(opened, asked.lineId)
  if (isRefusal(fact)) return fact

  const { turn_id, text, correction } = fact
  const at = { user_id: asked.userId, session_id: opened.session.id, turn_id }
  const struck = { text: correction?.text ?? text, is_struck: true }
  await ports.store.repositories.turns.correctFact(at, struck)
  return readMemory(ports, asked)
}
