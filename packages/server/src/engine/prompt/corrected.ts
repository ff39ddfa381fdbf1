import type { TurnState } from '../turn/turnState.ts'
import type { PastTurn } from './history.ts'
import type { TurnNote } from './turnNote.ts'

/** How a player has changed what is remembered of a turn. */
interface Correction {
  text: string
  is_struck: boolean
}

/**
 * A turn as it is remembered now. Of one that was struck or mended the telling goes too: it was
 * made of the words that are no longer true.
 */
export function corrected(turn: PastTurn, correction: Correction | null): PastTurn {
  if (correction === null) return turn
  const text = correction.is_struck ? null : correction.text
  return { deed: text, told: '', note: turn.note && { ...turn.note, deed: text, fact: text } }
}

interface Noted {
  note: TurnNote | null
  correction: Correction | null
}

/** A state without those facts that a turn on the way has kept and the player has changed since. */
export function withoutCorrected(state: TurnState, path: readonly Noted[]): TurnState {
  const changed = path.flatMap(({ note, correction }) => (correction && note?.fact) ?? [])
  if (changed.length === 0) return state
  return { ...state, facts: state.facts.filter((fact) => !changed.includes(fact)) }
}
