import type { NextStory, NextStoryReason } from '@kathasagar/api/contract'
import { sql, type RawBuilder } from 'kysely'

import type { Db } from '../../db/database.ts'
import { chooseNext, type NextReason } from '../../domain/nextStory.ts'
import type { StoredUser } from '../../platform/call.ts'
import { canPlayMature, canPlayPremium, hasPremiumAccess } from '../../platform/policies.ts'
import { findStory, listCards, type StoredStory, type StoredStoryCard } from '../catalogue/index.ts'
import { imageAddress } from '../pictures/index.ts'
import { findNextPart } from '../series/index.ts'
import { nameCategory, nameTag } from '../taxonomy/index.ts'

/** Maximum number of candidates of each kind. */
const OF_EACH = 30

interface NextStoryAsked {
  userId: string
  /** If the last story was open, a text model is connected, so other open stories can follow. */
  after: Pick<StoredStory, 'id' | 'author_id' | 'language' | 'is_open'> & {
    category_id: string | null
    tag_ids: readonly string[]
  }
  seesMature: boolean
  playsPremium: boolean
}

/** Selects stories that the player can play and has not finished. */
const playable = ({ userId, after, seesMature, playsPremium }: NextStoryAsked) => sql`
  stories.status = 'published' and stories.id <> ${after.id} and stories.author_id <> ${userId}
  ${seesMature ? sql`` : sql`and stories.content_rating <> 'mature'`}
  ${playsPremium ? sql`` : sql`and not stories.is_premium`}
  ${after.is_open ? sql`` : sql`and not stories.is_open`}
  and not exists (
    select 1 from reached_endings reached
      join game_sessions play on play.id = reached.session_id and play.user_id = reached.user_id
    where play.user_id = ${userId} and play.story_id = stories.id and preview_code is null)`

/** Selects the best rated stories with this relation to the last one. */
const tiedBy = (asked: NextStoryAsked, tie: RawBuilder<unknown>) => sql`
  (select stories.id from stories where ${playable(asked)} and ${tie}
  order by stories.rating_rank desc, stories.id desc limit ${sql.lit(OF_EACH)})`

const tagged = (tagIds: readonly string[]) =>
  sql`stories.tag_ids && array[${sql.join(tagIds.map((id) => sql.lit(id)))}]::uuid[]`

async function listIds(db: Db, asked: NextStoryAsked): Promise<string[]> {
  const { author_id, language, category_id, tag_ids } = asked.after
  const ties = [
    sql`stories.id in (select story_id from game_sessions
      where user_id = ${asked.userId} and preview_code is null)`,
    sql`stories.author_id = ${author_id}`,
    ...(tag_ids.length > 0 ? [sql`${tagged(tag_ids)} and stories.language = ${language}`] : []),
    ...(category_id === null
      ? []
      : [sql`stories.category_id = ${category_id} and stories.language = ${language}`]),
    sql`stories.language = ${language}`,
    sql`true`,
  ]
  const union = sql.join(
    ties.map((tie) => tiedBy(asked, tie)),
    sql` union `,
  )
  const { rows } = await sql<{ id: string }>`${union}`.execute(db)
  return rows.map(({ id }) => id)
}

function presentReason(reason: NextReason, story: StoredStoryCard): NextStoryReason {
  const { author, category, tags } = story
  switch (reason.code) {
    case 'same_author':
      return { code: 'same_author', author: author.display_name ?? '' }
    case 'shared_tag': {
      const tag = tags.find(({ id }) => id === reason.tagId)
      return tag ? { code: 'shared_tag', tag: nameTag(tag) } : { code: 'not_yet_read' }
    }
    case 'same_category':
      return category
        ? { code: 'same_category', category: nameCategory(category) }
        : { code: 'not_yet_read' }
    case 'many_endings':
      return { code: 'many_endings', endings: story.possible_endings }
    default:
      return { code: reason.code }
  }
}

const presentNext = (story: StoredStoryCard, reason: NextStoryReason): NextStory => ({
  id: story.id,
  title: story.title,
  tagline: story.tagline,
  cover_image_url: imageAddress(story.cover_image_url, {
    of: 'stories',
    id: story.id,
    size: 'card',
  }),
  language: story.language,
  reason,
})

/** Lists candidates for the next story: started stories, related stories, and the best rated ones. */
async function listCandidates(db: Db, asked: NextStoryAsked) {
  const ids = await listIds(db, asked)
  const begun = await db
    .selectFrom('game_sessions')
    .select('story_id')
    .distinct()
    .where('user_id', '=', asked.userId)
    .where('deleted_at', 'is', null)
    .where('preview_code', 'is', null)
    .where(sql<boolean>`story_id = any (${ids}::uuid[])`)
    .execute()
  const cards = await listCards(db, ids)
  return cards.map((card) => ({ ...card, isBegun: begun.some((one) => one.story_id === card.id) }))
}

async function nextPartAfter(db: Db, ended: StoredStory, user: StoredUser) {
  const next = await findNextPart(db, ended.id)
  const story = next && (await findStory(db, next.story_id))
  if (!next || !story || !canPlayPremium(story, user) || !canPlayMature(story, user)) return null
  return presentNext(story, { code: 'next_part', series: next.series, number: next.number })
}

/** Returns the next story after an ending, with the reason. Null if there is none. */
export async function nextStoryAfter(
  db: Db,
  ended: StoredStory,
  user: StoredUser,
): Promise<NextStory | null> {
  const part = await nextPartAfter(db, ended, user)
  if (part) return part
  const candidates = await listCandidates(db, {
    userId: user.id,
    after: {
      ...ended,
      category_id: ended.category?.id ?? null,
      tag_ids: ended.tags.map(({ id }) => id),
    },
    seesMature: user.adult_confirmed_at !== null || user.role === 'admin',
    playsPremium: hasPremiumAccess(user),
  })
  const chosen = chooseNext(ended, candidates)
  const story = candidates.find(({ id }) => id === chosen?.id)
  return chosen && story ? presentNext(story, presentReason(chosen.reason, story)) : null
}
