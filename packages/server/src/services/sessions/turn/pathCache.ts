import { createBoundedCache } from '@kathasagar/story/boundedCache'

import type { Fact } from '@kathasagar/engine/memory/fact'
import { firstTelling } from '../state/variants.ts'
import type { Correction, PathTurn, StoredTurn, ToldTurn, TurnRepository } from '../ports.ts'

/** More turns than the built-in storyteller looks back on. */
const TURNS_KEPT = 24
/** Sessions that are played at a time; each keeps some tens of kilobytes. */
const MAX_KEPT = 300

/** A correction by the turn that it hangs on. */
export interface TurnCorrection extends Correction {
  turn_id: string
  /** Its number, and what it left to be remembered. */
  number: number
  facts: readonly Fact[]
}

/** The last turns on the way to where sessions stand, kept for the next turn. */
export interface PathCache {
  /** The last turns on the way to this one and itself, oldest first, as `corrections` has them. */
  pathTo(head: StoredTurn, corrections: readonly TurnCorrection[]): Promise<readonly PathTurn[]>
  /** Keeps a turn that was just played beside those before it. */
  follow(turn: StoredTurn): void
}

/** A turn without its state and its prompt: nobody asks for those of turns that are over. */
const toldOf = ({ state: _state, prompt: _prompt, ...told }: StoredTurn): ToldTurn => told

const correctedBy =
  (corrections: readonly TurnCorrection[]) =>
  (turn: ToldTurn): PathTurn => {
    const found = corrections.find(({ turn_id }) => turn_id === firstTelling(turn))
    return { ...turn, correction: found ? { text: found.text, is_struck: found.is_struck } : null }
  }

/**
 * Turns never change, so those on the way to a turn are read once, and by no process again that
 * has told them. What a player corrects of them does change, and comes with each action.
 */
export function createPathCache(turns: Pick<TurnRepository, 'listPath'>): PathCache {
  const paths = createBoundedCache<string, readonly ToldTurn[]>({ max: MAX_KEPT })

  const find = (session_id: string, headId: string | null) => {
    const path = paths.get(session_id)
    return path?.at(-1)?.id === headId ? path : undefined
  }
  const read = async (head: StoredTurn): Promise<readonly ToldTurn[]> => {
    const known = find(head.session_id, head.id)
    if (known) return known
    const path = head.parent_id === null ? [toldOf(head)] : await turns.listPath(head, TURNS_KEPT)
    paths.set(head.session_id, path)
    return path
  }

  return {
    pathTo: async (head, corrections) => (await read(head)).map(correctedBy(corrections)),
    follow: (turn) => {
      const known = find(turn.session_id, turn.parent_id)
      if (known) paths.set(turn.session_id, [...known.slice(1 - TURNS_KEPT), toldOf(turn)])
    },
  }
}
