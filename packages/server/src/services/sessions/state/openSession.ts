import type { StoryGraph } from '@kathasagar/story'

import { authorsGraph, graphAt } from '@kathasagar/engine/improvise/graphAt'
import { withoutRemoved, type RemovedFacts } from '@kathasagar/engine/memory/removedFacts'
import type { Ports } from '../../ports.ts'
import type { StoredStory } from '../../../modules/catalogue/index.ts'
import { plateAt } from '../../../modules/pictures/index.ts'
import type { DrawnScene, StoredSession, StoredTurn } from '../ports.ts'
import { findStory } from '../../../modules/catalogue/index.ts'
import type { Place } from '../present/presentPlace.ts'

/** A session's story, in the version that the session plays. */
interface OpenStory {
  story: StoredStory
  graph: StoryGraph
}

export async function openStory(
  { store, graphs }: Ports,
  { story_id, version_id }: Pick<StoredSession, 'story_id' | 'version_id'>,
): Promise<OpenStory> {
  const story = await findStory(store.repositories.db, story_id)
  if (story === undefined) throw new Error(`A session plays story ${story_id}, which is gone`)
  return { story, graph: await graphs(version_id, story.game_config) }
}

/** The turn that a session stands at; it always has one. */
export async function headOf(
  { store }: Ports,
  { head_turn_id, user_id }: Pick<StoredSession, 'head_turn_id' | 'user_id'>,
): Promise<StoredTurn> {
  const head = await store.repositories.turns.findTurn(head_turn_id, user_id)
  if (head === undefined) throw new Error(`There is no turn ${head_turn_id}`)
  return head
}

/** What a way has won, where it has come to an ending. */
export const xpWonAt = ({ store }: Ports, graph: StoryGraph, turn: StoredTurn) =>
  graph.isEnding(turn.state.node) ? store.repositories.turns.sumXpGained(turn) : Promise.resolve(0)

/** What of a session a place in it is told by. */
interface PlacedIn {
  session: Pick<StoredSession, 'version_id'>
  /** What was drawn for the player in any session of the story. */
  drawn: readonly DrawnScene[]
  /** Facts that the player has deleted. Absent for a turn as it was told then. */
  removed?: readonly RemovedFacts[]
}

/** Whether a scene has a picture, its own or one that was drawn in it for the player. */
export const hasPictureIn = (graph: StoryGraph, node: string, { session, drawn }: PlacedIn) =>
  drawn.some((scene) => scene.node === node) || plateAt(graph, node, session.version_id) !== null

/** Returns a turn as a place to stand at, without facts that its player has deleted. */
export async function placeAt(
  ports: Ports,
  whole: StoryGraph,
  turn: StoredTurn,
  { removed, ...placed }: PlacedIn,
): Promise<Place> {
  const graph = graphAt(whole, turn.state)
  const state = removed ? withoutRemoved(graph, turn.state, removed) : turn.state
  const head = { ...turn, state }
  const hasPicture = hasPictureIn(authorsGraph(graph), head.state.node, placed)
  return { graph, head, hasPicture, recent: [head], xpWon: await xpWonAt(ports, graph, head) }
}
