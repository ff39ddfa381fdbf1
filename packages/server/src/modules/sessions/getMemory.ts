import type { Call, Refusal } from '../../platform/call.ts'
import type { SessionContext } from './context.ts'
import { headOf, openStory } from './openSession.ts'
import { presentMemory, type MemoryPlace } from './present/presentMemory.ts'
import { findSession, listFacts } from './sessions.queries.ts'
import type { StoredSession } from './sessionTypes.ts'

export async function openMemory(
  ctx: SessionContext,
  sessionId: string,
  userId: string,
): Promise<(MemoryPlace & { session: StoredSession }) | Refusal> {
  const session = await findSession(ctx.db, sessionId, userId)
  if (session === undefined) return { code: 'session_not_found' }
  const [{ graph }, head, facts] = await Promise.all([
    openStory(ctx, session),
    headOf(ctx, session),
    listFacts(ctx.db, { id: session.head_turn_id, user_id: userId }),
  ])
  return { session, graph, head, facts }
}

export const getMemory: Call<'getMemory', SessionContext> = async (ctx, { params, user }) => {
  const opened = await openMemory(ctx, params.session_id, user.id)
  return 'code' in opened ? opened : presentMemory(opened)
}
