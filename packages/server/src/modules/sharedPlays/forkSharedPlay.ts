import {
  countPlay,
  deleteFacts,
  insertSession,
  insertTurns,
  needsAccount,
  readSession,
} from '../sessions/index.ts'
import { lockUser } from '../users/index.ts'
import type { Call } from '../../platform/call.ts'
import { canPlayPremium } from '../../services/policies.ts'
import { isRefusal, type Refusal } from '../../services/refusal.ts'
import { countToday } from '../authoring/index.ts'
import { copiedRemovals, copiedTurns } from './copiedTurns.ts'
import { findShown } from './findShown.ts'
import { findOnWay, listSharedTurns } from './sharedPlays.queries.ts'
import { openXp } from '../ledger/index.ts'

/**
 * Begins a session of the caller at a turn of a shared play, in the version that was played: with the same state
 * and XP, no credits, and the turns before it as history.
 */
export const forkSharedPlay: Call<'forkSharedPlay'> = async (ctx, { params, body, user }) => {
  const shown = await findShown(ctx.db, params.share_code, user)
  if (isRefusal(shown)) return shown
  const { share, story } = shown
  if (await needsAccount(ctx.db, story, user)) return { code: 'account_required' }
  if (!canPlayPremium(story, user)) return { code: 'premium_required' }
  const turn = await findOnWay(ctx.db, share, body.turn_id)
  if (turn === undefined || turn.number < share.first_number) return { code: 'not_found' }

  const limit = turn.number - share.first_number + 1
  const way = await listSharedTurns(ctx.db, share, { from: share.first_number, limit })
  const graph = await ctx.graphs(share.version_id)
  const { newId } = ctx.ids
  const session_id = newId()
  const turns = copiedTurns(way, { share, graph, user_id: user.id, session_id, newId })
  const head = turns.at(-1)
  if (head === undefined) return { code: 'not_found' }
  const { node, offers } = way.at(-1)?.state ?? head.state
  const isOver = graph.has(node) && graph.isEnding(node) && offers.length === 0
  if (isOver) return { code: 'session_finished' }

  const refused = await ctx.transaction(async (db): Promise<Refusal | null> => {
    // An account may just have taken the guest in.
    const isGone = user.is_guest && !(await lockUser(db, user.id))
    if (isGone) return { code: 'session_expired' }
    const played = { storyId: share.story_id, userId: user.id }
    const isInserted = await insertSession(db, {
      id: session_id,
      user_id: user.id,
      story_id: share.story_id,
      version_id: share.version_id,
      head_turn_id: head.id,
      is_completed: false,
      preview_code: null,
      copied_turns: turns.length - 1,
    })
    if (!isInserted) return { code: 'shared_play_not_found' }
    await insertTurns(db, turns)
    await deleteFacts(db, copiedRemovals(way, turns, share))
    const payer = { userId: user.id, sessionId: session_id }
    await openXp(db, payer, head.state.xp)
    await countPlay(db, 'begun', played)
    await countToday(db, 'plays', { ...played, now: ctx.clock.now() })
    return null
  })
  return refused ?? readSession(ctx, session_id, user.id)
}
