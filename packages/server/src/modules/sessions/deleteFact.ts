import { type Call, isRefusal } from '../../platform/call.ts'
import type { SessionContext } from './context.ts'
import { openMemory } from './getMemory.ts'
import { presentMemory } from './present/presentMemory.ts'
import { deleteFacts } from './sessions.queries.ts'

export const deleteFact: Call<'deleteFact', SessionContext> = async (ctx, input) => {
  const { params, user } = input
  const { session_id, line_id } = params
  const opened = await openMemory(ctx, session_id, user.id)
  if (isRefusal(opened)) return opened
  if (!opened.facts.some(({ turn_id, by }) => turn_id === line_id && by === 'player')) {
    const { state, facts, codex } = presentMemory(opened)
    const isAuthors = [...state, ...facts, ...codex.pages].some(({ id }) => id === line_id)
    return { code: isAuthors ? 'authored_memory' : 'not_found' }
  }
  await deleteFacts(ctx.db, [{ user_id: user.id, session_id, turn_id: line_id }])
  const left = await openMemory(ctx, session_id, user.id)
  return isRefusal(left) ? left : presentMemory(left)
}
