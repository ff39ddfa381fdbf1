import type { RemovedFacts } from '@kathasagar/engine/memory/removedFacts'
import type { PastTurn } from '@kathasagar/engine/narration/narration'
import { createBoundedCache } from '@kathasagar/story/boundedCache'

import type { OwnTurn, PathTurn, StoredTurn, NarratedTurn } from '../../sessionTypes.ts'
import { firstVariant } from '../../variants.ts'

/** Number of cached turns per path. The built-in storyteller reads fewer. */
const TURNS_KEPT = 24
const MAX_KEPT = 300

/** Turn with deleted facts, identified by its first variant. */
export interface RemovedTurn extends RemovedFacts {
  turn_id: string
}

const withoutState = ({ state: _state, prompt: _prompt, ...told }: StoredTurn): NarratedTurn => told

export type PathCache = ReturnType<typeof createPathCache>

/** Creates a cache of paths. Turns never change, but deleted facts do. Therefore, callers pass the deleted facts. */
export function createPathCache(
  listPath: (head: OwnTurn, limit: number) => Promise<readonly NarratedTurn[]>,
) {
  const paths = createBoundedCache<string, readonly NarratedTurn[]>({ max: MAX_KEPT })

  const find = (session_id: string, headId: string | null) => {
    const path = paths.get(session_id)
    return path?.at(-1)?.id === headId ? path : undefined
  }
  const read = async (head: StoredTurn): Promise<readonly NarratedTurn[]> => {
    const known = find(head.session_id, head.id)
    if (known) return known
    const path = head.parent_id === null ? [withoutState(head)] : await listPath(head, TURNS_KEPT)
    paths.set(head.session_id, path)
    return path
  }

  return {
    pathTo: async (head: StoredTurn, removed: readonly RemovedTurn[]): Promise<PathTurn[]> =>
      (await read(head)).map((turn) => ({
        ...turn,
        is_removed: removed.some(({ turn_id }) => turn_id === firstVariant(turn)),
      })),
    follow: (turn: StoredTurn) => {
      const known = find(turn.session_id, turn.parent_id)
      if (known) paths.set(turn.session_id, [...known.slice(1 - TURNS_KEPT), withoutState(turn)])
    },
  }
}

export const narrationTextOf = ({ answer }: Pick<NarratedTurn, 'answer'>): string =>
  [answer.narrative, answer.setup].filter(Boolean).join('\n\n')

/** Converts a turn for a storyteller. Omits text that repeats a deleted fact. */
export const pastOf = ({ is_removed, ...turn }: PathTurn): PastTurn =>
  is_removed
    ? {
        deed: null,
        told: '',
        note: turn.note && { ...turn.note, deed: null, fact: null, facts: [] },
      }
    : {
        deed: turn.action.user_input ?? turn.action.selected_choice,
        told: narrationTextOf(turn),
        note: turn.note,
      }

export const removedIn = (path: readonly PathTurn[]): string =>
  path.flatMap(({ number, is_removed }) => (is_removed ? [number] : [])).join()

export const pastTurns = (path: readonly PathTurn[]): PastTurn[] =>
  path.map((turn, at) => {
    const past = pastOf(turn)
    const { summary } = turn
    const isSo = summary && summary.made_of === removedIn(path.slice(0, at + 1))
    return past.note && isSo ? { ...past, note: { ...past.note, condensed: summary.text } } : past
  })
