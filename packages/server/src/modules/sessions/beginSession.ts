import type { GameSession } from '@kathasagar/api/contract'
import { beginOpen } from '@kathasagar/engine/improvise/openStory'

import { type Db, type StoredUser, isRefusal, type Refusal } from '../../platform/call.ts'
import type { PlayContext } from './context.ts'
import { totalOf } from '../../platform/db/rows.ts'
import { isForGuests } from '../../platform/policies.ts'
import { countToday } from '../authoring/index.ts'
import type { StoredStory } from '../catalogue/index.ts'
import { balanceOf, openXp } from '../ledger/index.ts'
import { openingPlates } from '../pictures/index.ts'
import { lockUser } from '../users/index.ts'
import { listDrawn, countPlay, insertSession, saveEnding, insertTurn } from './sessions.queries.ts'
import { knowledgeFromEarlier } from './knowledge.ts'
import { hasPictureIn } from './openSession.ts'
import { NO_ANSWER } from './present/presentAction.ts'
import { presentSession } from './present/presentPlace.ts'
import type { NewTurn, StoredSession } from './sessionTypes.ts'
import { startBuiltInSession } from './turn/narrate/builtInPlay.ts'

/** Maximum number of sessions of a guest, which limits disk use. */
const SESSIONS_OF_A_GUEST = 20

export async function needsAccount(
  db: Db,
  story: StoredStory,
  { id, is_guest }: StoredUser,
): Promise<boolean> {
  if (!is_guest) return false
  const begun = db.selectFrom('game_sessions').where('user_id', '=', id)
  return !isForGuests(story) || (await totalOf(begun)) >= SESSIONS_OF_A_GUEST
}

/** Counted session, or uncounted test by preview link. */
type NewPlay = ({ ignoreEarlierPlays: boolean; preview?: never } | { preview: string }) & {
  story: StoredStory & { current_version_id: string }
  user: StoredUser
}

export async function beginSession(
  ctx: PlayContext,
  asked: NewPlay,
): Promise<GameSession | Refusal> {
  const { story, user, preview } = asked
  const version_id = story.current_version_id
  const whole = await ctx.graphs(version_id, story.game_config)
  const isKnowing =
    preview === undefined && !('ignoreEarlierPlays' in asked && asked.ignoreEarlierPlays)
  const player = { userId: user.id, storyId: story.id }
  const known = isKnowing ? await knowledgeFromEarlier(ctx.db, whole, player) : []
  const beginning = { xp: story.initial_xp, seed: ctx.ids.newSeed(), known }
  const begun = await startBuiltInSession(
    ctx,
    { graph: whole, language: story.language },
    beginning,
  )
  if (isRefusal(begun)) return begun

  const { graph, telling } = begun
  const state = graph.open
    ? { ...begun.state, open: beginOpen(story.estimated_play_time) }
    : begun.state
  const turn: NewTurn = {
    id: ctx.ids.newId(),
    user_id: user.id,
    session_id: ctx.ids.newId(),
    parent_id: null,
    number: 0,
    action: { type: 'story_start', user_input: null, selected_choice: null },
    answer: {
      ...NO_ANSWER,
      ...openingPlates([graph, state.node, null], version_id),
      narrative: graph.open ? telling.narrative || story.story_description : telling.narrative,
      choices: state.offers.map((offer) => offer.text),
    },
    model_used: telling.model_used,
    state,
    credits: 0,
    xp_gained: 0,
    note: null,
    prompt: null,
    variant_of: null,
    variant_kind: null,
  }
  const session: StoredSession = {
    id: turn.session_id,
    user_id: user.id,
    story_id: story.id,
    version_id,
    head_turn_id: turn.id,
    is_completed: begun.ending !== null,
    preview_code: preview ?? null,
  }
  const drawn = await listDrawn(ctx.db, session)
  const stored = await storeSession(ctx, session, { turn, asked })
  if (isRefusal(stored)) return stored
  const head = { ...stored.turn, variant_ids: [] }
  return presentSession({
    story,
    preview_code: session.preview_code,
    graph,
    head,
    recent: [head],
    xpWon: 0,
    hasPicture: hasPictureIn(graph, state.node, { session, drawn }),
    credits: stored.credits,
    runningKey: null,
  })
}

interface StoredStart {
  turn: Awaited<ReturnType<typeof insertTurn>>
  credits: number
}

const storeSession = (
  { transaction, clock }: PlayContext,
  session: StoredSession,
  { turn, asked: { story, user, preview } }: { turn: NewTurn; asked: NewPlay },
) =>
  transaction(async (db): Promise<StoredStart | Refusal> => {
    // A concurrent request may have merged the guest into an account.
    if (user.is_guest && !(await lockUser(db, user.id))) {
      return { code: 'session_expired' }
    }
    if (!(await insertSession(db, session))) {
      const isPlay = preview === undefined
      return { code: isPlay ? 'story_not_found' : 'preview_not_found' }
    }
    const stored = await insertTurn(db, turn)
    const { user_id, session_id, id: turn_id } = stored
    if (session.is_completed) {
      const { node } = turn.state
      await saveEnding(db, { user_id, session_id, turn_id, node, reached_at: clock.now() })
    }
    await openXp(db, { userId: user_id, sessionId: session_id }, story.initial_xp)
    const credits = await balanceOf(db, user_id)
    if (preview === undefined) {
      const played = { storyId: story.id, userId: user_id }
      await countPlay(db, 'begun', played)
      await countToday(db, 'plays', { ...played, now: clock.now() })
    }
    return { turn: stored, credits }
  })
