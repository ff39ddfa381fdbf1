import { authorsGraph, graphAt } from '@kathasagar/engine/world/graphAt'
import { inkGraph } from '@kathasagar/engine/world/inkGraph'
import { withoutRemoved, type RemovedFacts } from '@kathasagar/engine/memory/removedFacts'
import type { StoryGraph } from '@kathasagar/story'

import { findStory } from '../catalogue/index.ts'
import { plateAt } from '../pictures/index.ts'
import type { SessionContext } from './context.ts'
import type { DrawnScene } from './drawn.queries.ts'
import type { Place } from './present/presentPlace.ts'
import type { StoredSession, StoredTurn } from './sessionTypes.ts'
import { findTurn, sumXpGained } from './turns.queries.ts'

export async function openStory(
  { db, graphs }: SessionContext,
  { story_id, version_id }: Pick<StoredSession, 'story_id' | 'version_id'>,
) {
  const story = await findStory(db, story_id)
  if (story === undefined) throw new Error(`A session plays story ${story_id}, which is gone`)
  return { story, graph: await graphs(version_id, story.game_config) }
}

export async function headOf(
  { db }: SessionContext,
  { head_turn_id, user_id }: Pick<StoredSession, 'head_turn_id' | 'user_id'>,
): Promise<StoredTurn> {
  const head = await findTurn(db, head_turn_id, user_id)
  if (head === undefined) throw new Error(`There is no turn ${head_turn_id}`)
  return head
}

interface PlacedIn {
  session: Pick<StoredSession, 'version_id'>
  drawn: readonly DrawnScene[]
  /** Facts that the player has deleted. Absent for the original turn. */
  removed?: readonly RemovedFacts[]
}

export const hasPictureIn = (graph: StoryGraph, node: string, { session, drawn }: PlacedIn) =>
  !graph.open &&
  (drawn.some((scene) => scene.node === node) || plateAt(graph, node, session.version_id) !== null)

export async function placeAt(
  { db }: SessionContext,
  whole: StoryGraph,
  turn: StoredTurn,
  { removed, ...placed }: PlacedIn,
): Promise<Place> {
  const graph = graphAt(whole, turn.state)
  const state = removed ? withoutRemoved(graph, turn.state, removed) : turn.state
  const head = { ...turn, state }
  return {
    graph,
    head,
    recent: [head],
    xpWon: graph.isEnding(state.node) ? await sumXpGained(db, head) : 0,
    hasPicture: hasPictureIn(authorsGraph(graph), state.node, placed),
  }
}

export async function sceneOf(ctx: SessionContext, session: StoredSession) {
  const { node: name, ink } = (await headOf(ctx, session)).state
  return { name, title: inkGraph(await ctx.graphs(session.version_id), ink).titleOf(name) }
}
