import type { Refusal } from '../../refusal.ts'
import type { TurnFact } from '../ports.ts'
import { presentMemory } from '../present/presentMemory.ts'
import type { OpenMemory } from './readMemory.ts'

/** Whether the line is the author's: nobody argues with what the story itself holds. */
function isAuthorsLine(opened: OpenMemory, lineId: string): boolean {
  const { state, facts, codex } = presentMemory(opened)
  return [...state, ...facts, ...codex.pages].some(({ id }) => id === lineId)
}

/** The fact in the player's own words that a line shows, on the way that the session has come. */
export function findOwnFact(opened: OpenMemory, lineId: string): TurnFact | Refusal {
  const fact = opened.facts.find(({ turn_id, by }) => turn_id === lineId && by === 'player')
  if (fact) return fact
  return { code: isAuthorsLine(opened, lineId) ? 'authored_memory' : 'not_found' }
}
