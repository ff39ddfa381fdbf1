import { createBoundedCache } from '@kathasagar/story/boundedCache'

import type { RemovedFacts } from '@kathasagar/engine/memory/removedFacts'
import { firstTelling } from '../state/variants.ts'
import type { PathTurn, StoredTurn, ToldTurn, TurnRepository } from '../ports.ts'

/** More turns than the built-in storyteller looks back on. */
const TURNS_KEPT = 24
/** Sessions that are played at a time; each keeps some tens of kilobytes. */
const MAX_KEPT = 300

/** A turn whose facts its player has deleted, by its first telling. */
export interface RemovedTurn extends RemovedFacts {
  turn_id: string
}

/** The last turns on the way to where sessions stand, kept for the next turn. */
export interface PathCache {
  /** The last turns on the way to this one and itself, oldest first. */
  pathTo(head: StoredTurn, removed: readonly RemovedTurn[]): Promise<readonly PathTurn[]>
  /** Keeps a turn that was just played beside those before it. */
  follow(turn: StoredTurn): void
}

/** A turn without its state and its prompt: nobody asks for those of turns that are over. */
const toldOf = ({ state: _state, prompt: _prompt, ...told }: StoredTurn): ToldTurn => told

/**
 * Caches the last turns of sessions. Turns never change; deleted facts do, so each action brings them.
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
    pathTo: async (head, removed) =>
      (await read(head)).map((turn) => ({
        ...turn,
        is_removed: removed.some(({ turn_id }) => turn_id === firstTelling(turn)),
      })),
    follow: (turn) => {
      const known = find(turn.session_id, turn.parent_id)
      if (known) paths.set(turn.session_id, [...known.slice(1 - TURNS_KEPT), toldOf(turn)])
    },
  }
}
