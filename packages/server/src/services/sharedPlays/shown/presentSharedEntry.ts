import type { SharedEntry } from '@kathasagar/api/contract'
import type { StoryGraph } from '@kathasagar/story'

import { graphAt } from '@kathasagar/engine/improvise/graphAt'
import type { SharedTurn, StoredShare } from '../ports.ts'
import { withoutEcho } from './withoutEcho.ts'

const openAt = ({ id, state }: SharedTurn) => ({
  turn_id: id,
  choices: state.offers.map(({ text }) => text),
})

/** A turn as its link tells it: what was told, and of the player only what they chose to show. */
export function presentSharedEntry(
  whole: StoryGraph,
  { shows_words }: Pick<StoredShare, 'shows_words'>,
  { turn, before }: { turn: SharedTurn; before: SharedTurn | undefined },
): SharedEntry {
  const { action, state } = turn
  const typed = action.type === 'custom_action' ? action.user_input : null
  return {
    turn_id: turn.id,
    number: turn.number,
    scene: graphAt(whole, state).titleOf(state.node),
    action_type: action.type,
    words: shows_words ? typed : null,
    choice: action.selected_choice,
    answer: shows_words ? turn.answer : withoutEcho(whole, turn),
    before: before ? openAt(before) : null,
  }
}
