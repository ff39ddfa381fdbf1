import { type CommentRequest, type Declined, MINUTE_MS } from '@kathasagar/api/contract'

import { isRefusal } from '../../platform/call.ts'
import type { Db, Call, Refusal, Platform, Services } from '../../platform/call.ts'
import { classifyTurnHarm, type SafetyContext } from '../safety/index.ts'
import { recordEvent } from '../audit/index.ts'
import { isBlocking } from '../authors/index.ts'
import { notifyOfComment } from '../notices/index.ts'
import { lockUser } from '../users/index.ts'
import { findComment, lockComment, findCommentedStory, presentComment } from './comments.queries.ts'
import type { CommentRow, CommentedStory } from './comments.queries.ts'

type CommentContext = Platform &
  Pick<Services, 'ids'> &
  Pick<SafetyContext, 'scoreHarm' | 'helpLines'>

const DECLINED = 'These words may hurt somebody. Nothing was posted.'
const DECLINED_WITH_HELP =
  'If these words are about you: you matter, and somebody will listen right now. Nothing was posted.'

/** Returns the reason to decline a text, or null. Accepts unclear text, because readers can report it. */
async function declineText(
  { db, scoreHarm, helpLines, clock }: CommentContext,
  words: string,
  { story }: CommentedStory,
): Promise<Declined | null> {
  const { content_rating } = story
  const heard = await classifyTurnHarm(scoreHarm, words, { content_rating })
  if (heard === null || heard.kind === 'unclear') return null
  const { kind, needsHelp } = heard
  const event = { actor_id: null, act: 'words_declined', after: { kind, where: 'said' } } as const
  await recordEvent(db, event, clock.now())
  const detail = kind === 'self_harm' ? DECLINED_WITH_HELP : DECLINED
  return { kind, detail, ...(needsHelp ? { help: [...helpLines] } : {}) }
}

/** Posts a comment. Returns the existing one if the user sent the same text within a minute. */
export const postComment: Call<'postComment', CommentContext> = async (ctx, input) => {
  const { params, user, body } = input
  const talk = await findCommentedStory(ctx.db, params.story_id, user)
  if (isRefusal(talk)) return talk
  const declined = await declineText(ctx, body.words, talk)
  if (declined) return { comment: null, declined }

  const newId = ctx.ids.newId()
  const now = ctx.clock.now()
  const { story, reader } = talk
  const written = await ctx.transaction<CommentRow | undefined | Refusal>(async (db) => {
    if (await isBlocking(db, story.author_id, user.id)) return { code: 'forbidden' }
    const refused = await refuseReply(db, body, talk)
    if (refused) return refused
    // Serializes the user's requests, so that duplicates are found.
    await lockUser(db, user.id)
    const { words, is_spoiler, answers_to: parent_id = null } = body
    const same = await db
      .selectFrom('comments')
      .select('id')
      .where('story_id', '=', story.id)
      .where('user_id', '=', user.id)
      .where('words', '=', words)
      .where('parent_id', 'is not distinct from', parent_id)
      .where('created_at', '>=', new Date(now.getTime() - MINUTE_MS))
      .orderBy('created_at', 'desc')
      .executeTakeFirst()
    if (same) return findComment(db, same.id, story.id, reader)
    await db
      .insertInto('comments')
      .values({
        id: newId,
        story_id: story.id,
        user_id: user.id,
        parent_id,
        words,
        is_spoiler,
        created_at: now,
      })
      .execute()
    await notifyOfComment(db, newId, { actorId: user.id, now })
    return findComment(db, newId, story.id, reader)
  })
  if (isRefusal(written)) return written
  return { comment: written ? presentComment(written, talk) : null }
}

/** Locks the parent against deletion. Returns a refusal if it can't have replies. */
async function refuseReply(
  db: Db,
  { answers_to }: CommentRequest,
  { story, reader }: CommentedStory,
): Promise<Refusal | null> {
  if (answers_to === undefined) return null
  const isThere = await lockComment(db, answers_to)
  const answered = isThere ? await findComment(db, answers_to, story.id, reader) : undefined
  if (!answered || answered.words === null) return { code: 'not_found' }
  return answered.parent_id === null ? null : { code: 'answers_one_level' }
}
