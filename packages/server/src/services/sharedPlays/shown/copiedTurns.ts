import type { TurnState } from '@kathasagar/engine/turn/turnState'

import type { NewTurn } from '../../sessions/ports.ts'
import type { SharedTurn, StoredShare } from '../ports.ts'

type Shown = Pick<StoredShare, 'shows_words'>

const isTyped = ({ action }: SharedTurn) => action.type === 'custom_action'

/**
 * Where a play stands, without what its link does not show: what was said before its first turn, and what the
 * player typed where their words are hidden. All else is exact.
 */
function stateShown(turn: SharedTurn, way: readonly SharedTurn[], shown: Shown): TurnState {
  const { state } = turn
  const begins = way[0]?.number === 0 ? 0 : (way[0]?.state.turn ?? 0)
  const hidden = new Set(
    shown.shows_words ? [] : way.filter(isTyped).map(({ state: after }) => after.turn),
  )
  if (begins === 0 && hidden.size === 0) return state
  const facts = state.facts.filter((fact) => fact.turn > begins && !hidden.has(fact.turn))
  const { world, ...rest } = state
  if (world === undefined) return { ...rest, facts }
  const { said: _inTheirWords, ...known } = world
  return { ...rest, facts, world: known }
}

/** What was done and what is kept of it, without what the player typed where their words are hidden. */
function wordsShown({ action, note }: SharedTurn, { shows_words }: Shown) {
  if (shows_words) return { action, note }
  if (action.type === 'custom_action')
    return { action: { ...action, user_input: null }, note: null }
  if (note === null) return { action, note }
  const { typed: _typed, ...kept } = note
  return { action, note: kept }
}

interface Copying {
  share: Shown
  user_id: string
  session_id: string
  newId: () => string
}

/** The way to a turn of a shared play as the first turns of a session of somebody else's. */
export function copiedTurns(
  way: readonly SharedTurn[],
  { share, user_id, session_id, newId }: Copying,
): NewTurn[] {
  const ids = way.map(() => newId())
  return way.map((turn, number) => ({
    id: ids[number] ?? newId(),
    user_id,
    session_id,
    parent_id: ids[number - 1] ?? null,
    number,
    answer: turn.answer,
    model_used: turn.model_used,
    credits: 0,
    xp_gained: turn.xp_gained,
    state: stateShown(turn, way, share),
    ...wordsShown(turn, share),
    prompt: null,
    variant_of: null,
    variant_kind: null,
  }))
}
