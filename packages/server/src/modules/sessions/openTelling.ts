import type { ActionAnswer } from '@kathasagar/api/contract'
import type { StoryGraph } from '@kathasagar/story'

import type { Refusal } from '../../platform/call.ts'
import type { SessionContext } from './context.ts'
import { placeAt } from './openSession.ts'
import { findTurnContext } from './play.queries.ts'
import { presentAction } from './present/presentAction.ts'
import { redoOf } from './sessions.queries.ts'
import type { StoredTurn, TurnContext } from './sessionTypes.ts'
import { giveUpStale } from './turn/claim/failAction.ts'

export type OpenTelling = TurnContext & { graph: StoryGraph }

export const NO_KEY = ''

/** Opens a player's own session. Fails an action whose process has died. */
export async function openTelling(
  ctx: SessionContext,
  { sessionId, userId }: { sessionId: string; userId: string },
): Promise<OpenTelling | Refusal> {
  const context = await findTurnContext(ctx.db, sessionId, userId, NO_KEY)
  if (context === undefined) return { code: 'session_not_found' }
  if (context.running?.is_stale) await giveUpStale(ctx, context.running)
  const graph = await ctx.graphs(context.session.version_id, context.story.game_config)
  return { ...context, graph }
}

export async function presentNarration(
  ctx: SessionContext,
  {
    graph,
    wallet,
    ...context
  }: Omit<OpenTelling, 'base' | 'story' | 'known' | 'asked' | 'running'>,
  head: StoredTurn,
): Promise<ActionAnswer> {
  const redo = await redoOf(ctx.db, context.session)
  const receipt = { credits: wallet.credits, is_low_on_credits: false, ...redo }
  const place = await placeAt(ctx, graph, head, context)
  return { ...presentAction({ type: 'undo', receipt, place }), action_type: head.action.type }
}
