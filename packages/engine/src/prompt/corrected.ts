import type { Fact } from '../memory/fact.ts'
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
  return {
    deed: text,
    told: '',
    note: turn.note && { ...turn.note, deed: text, fact: text, facts: saidOf(turn.note, text) },
  }
}

/** What was mended is told as said, and what was struck as nothing. */
const saidOf = ({ facts }: TurnNote, what: string | null): readonly Fact[] =>
  what === null ? [] : [{ kind: 'said', what, turn: facts?.[0]?.turn ?? 0, times: 1 }]
