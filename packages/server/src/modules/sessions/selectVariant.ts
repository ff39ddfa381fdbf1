import { type Call, type Platform, isRefusal, type Refusal } from '../../platform/call.ts'
import { findRunning } from './actions.queries.ts'
import type { SessionContext } from './context.ts'
import { openRegeneration, presentNarration, type RegenerationContext } from './openSession.ts'
import { lockSession, updateOwn, findTurn } from './sessions.queries.ts'
import type { StoredTurn } from './sessionTypes.ts'
import { variantTexts } from './variants.ts'
import { sql } from 'kysely'

/** Moves the head. Refuses if an action is running or another request has changed the session. */
const moveTo = (
  { transaction }: Platform,
  { session, base }: RegenerationContext,
  id: string,
): Promise<StoredTurn | Refusal> =>
  transaction(async (db): Promise<StoredTurn | Refusal> => {
    const locked = await lockSession(db, session.id, session.user_id)
    if (locked === undefined) return { code: 'session_not_found' }
    const running = await findRunning(db, session)
    if (running) return { code: 'action_running', running_key: running.client_key }
    if (locked.head_turn_id !== base.id) return { code: 'session_moved' }

    await updateOwn(db, session.id, session.user_id)
      .set({ head_turn_id: id, updated_at: sql`now()` })
      .execute()
    const turn = await findTurn(db, id, session.user_id)
    if (turn === undefined) throw new Error(`There is no turn ${id}`)
    return turn
  })

/** Shows another variant of the newest turn. Returns `session_moved` if there is a newer turn. */
export const selectVariant: Call<'selectVariant', SessionContext> = async (ctx, input) => {
  const { params, user, body } = input
  const opened = await openRegeneration(ctx, { sessionId: params.session_id, userId: user.id })
  if (isRefusal(opened)) return opened
  const { base } = opened
  const tellings = variantTexts(base)
  const wanted = tellings[body.index - 1]
  if (!tellings.includes(body.after)) return { code: 'session_moved' }
  if (wanted === undefined) return { code: 'not_found' }
  if (wanted === base.id) return presentNarration(ctx, opened, base)
  if (body.after !== base.id) return { code: 'session_moved' }

  const moved = await moveTo(ctx, opened, wanted)
  return isRefusal(moved) ? moved : presentNarration(ctx, opened, moved)
}
