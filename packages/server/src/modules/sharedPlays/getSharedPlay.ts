import { type SharedEntry, type SharedStory, LIMITS } from '@kathasagar/api/contract'
import { graphAt } from '@kathasagar/engine/world/graphAt'
import type { StoryGraph } from '@kathasagar/story'

import { findTurn } from '../sessions/index.ts'
import { type Call, isRefusal } from '../../platform/call.ts'
import { presentStory } from '../catalogue/index.ts'
import { type SharedPlaysContext, findShown } from './findShown.ts'
import { listSharedTurns, type SharedTurn, type ShareRow } from './sharedPlays.queries.ts'
import { withoutEcho } from './withoutEcho.ts'

export const getSharedPlay: Call<'getSharedPlay', SharedPlaysContext> = async (ctx, input) => {
  const { db, graphs } = ctx
  const shown = await findShown(db, input.params.share_code, input.user)
  if (isRefusal(shown)) return shown
  const { share, story } = shown
  const graph = await graphs(share.version_id, story.game_config)
  const first = Math.max(input.query.from, share.first_number)
  const [turns, head] = await Promise.all([
    // Reads one turn before the page, for its choices, and one after it, which shows if there is a next page.
    listSharedTurns(db, share, { from: first - 1, limit: LIMITS.sharedPage + 2 }),
    findTurn(db, share.head_turn_id, share.user_id),
  ])
  const entries = turns.flatMap((turn, at) =>
    turn.number < first ? [] : [presentEntry(graph, share, turn, turns[at - 1])],
  )
  const { endings } = graph
  const node = head?.state.node
  const isEnding = node !== undefined && graph.has(node) && graph.isEnding(node)
  const presented: SharedStory = presentStory(story, null)
  return {
    share_code: share.share_code,
    shows_words: share.shows_words,
    player: share.player,
    created_at: share.created_at.toISOString(),
    story: presented,
    entries: entries.slice(0, LIMITS.sharedPage),
    next: entries[LIMITS.sharedPage]?.number ?? null,
    ending: isEnding
      ? { title: graph.titleOf(node), number: endings.indexOf(node) + 1, total: endings.length }
      : null,
  }
}

function presentEntry(
  graph: StoryGraph,
  { shows_words }: ShareRow,
  turn: SharedTurn,
  before: SharedTurn | undefined,
): SharedEntry {
  const { action, state } = turn
  return {
    turn_id: turn.id,
    number: turn.number,
    scene: graphAt(graph, state).titleOf(state.node),
    action_type: action.type,
    words: shows_words && action.type === 'custom_action' ? action.user_input : null,
    choice: action.selected_choice,
    answer: shows_words ? turn.answer : withoutEcho(graph, turn),
    before: before
      ? { turn_id: before.id, choices: before.state.offers.map(({ text }) => text) }
      : null,
  }
}
