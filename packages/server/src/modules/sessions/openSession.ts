import { authorsGraph, graphAt, inkGraph } from '@kathasagar/engine/world/graphAt'
import { withoutRemoved, type RemovedFacts } from '@kathasagar/engine/memory/removedFacts'
import type { StoryGraph } from '@kathasagar/story'

import { findStory } from '../catalogue/index.ts'
import { plateAt } from '../pictures/index.ts'
import type { SessionContext } from './context.ts'
import { type DrawnScene, findTurn, sumXpGained, redoOf } from './sessions.queries.ts'
import type { SessionPosition } from './present/presentPlace.ts'
import type { StoredSession, StoredTurn, TurnContext } from './sessionTypes.ts'
import type { ActionAnswer } from '@kathasagar/api/contract'
import type { Refusal } from '../../platform/call.ts'
import { findTurnContext } from './play.queries.ts'
import { presentAction } from './present/presentAction.ts'
import { failStaleAction } from './turn/claim/failAction.ts'

export type RegenerationContext = TurnContext & { graph: StoryGraph }

export const NO_KEY = ''

/** Opens the player's session. If a process has died during an action, fails this action. */
export async function openRegeneration(
  ctx: SessionContext,
  { sessionId, userId }: { sessionId: string; userId: string },
): Promise<RegenerationContext | Refusal> {
  const context = await findTurnContext(ctx.db, sessionId, userId, NO_KEY)
  if (context === undefined) return { code: 'session_not_found' }
  if (context.running?.is_stale) await failStaleAction(ctx, context.running)
  const graph = await ctx.graphs(context.session.version_id, context.story.game_config)
  return { ...context, graph }
}

export async function presentNarration(
  ctx: SessionContext,
  {
    graph,
    wallet,
    ...context
  }: Omit<RegenerationContext, 'base' | 'story' | 'known' | 'asked' | 'running'>,
  head: StoredTurn,
): Promise<ActionAnswer> {
  const redo = await redoOf(ctx.db, context.session)
  const receipt = { credits: wallet.credits, is_low_on_credits: false, ...redo }
  const place = await placeAt(ctx, graph, head, context)
  return { ...presentAction({ type: 'undo', receipt, place }), action_type: head.action.type }
}

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
  /** Facts that the player has deleted. Default: empty. */
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
): Promise<SessionPosition> {
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
