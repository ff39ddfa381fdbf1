import type { GameSession } from '@kathasagar/api/contract'

import type { Call, Refusal } from '../../platform/call.ts'
import type { SessionContext } from './context.ts'
import { listPage } from './listHistory.ts'
import { openStory, placeAt, NO_KEY } from './openSession.ts'
import { findTurnContext } from './play.queries.ts'
import { presentSession } from './present/presentPlace.ts'
import { redoOf } from './sessions.queries.ts'

export async function readSession(
  ctx: SessionContext,
  sessionId: string,
  userId: string,
): Promise<GameSession | Refusal> {
  const context = await findTurnContext(ctx.db, sessionId, userId, NO_KEY)
  if (context === undefined) return { code: 'session_not_found' }

  const { session, base, wallet, running } = context
  const [{ story, graph }, recent, redo] = await Promise.all([
    openStory(ctx, session),
    listPage(ctx.db, { id: base.id, user_id: userId }),
    redoOf(ctx.db, session),
  ])
  const place = { ...(await placeAt(ctx, graph, base, context)), recent }
  const runningKey = running === null || running.is_stale ? null : running.client_key
  const told = { story, preview_code: session.preview_code, runningKey, credits: wallet.credits }
  return { ...presentSession({ ...place, ...told }), ...redo }
}

export const getSession: Call<'getSession', SessionContext> = (ctx, { params, user }) =>
  readSession(ctx, params.session_id, user.id)
