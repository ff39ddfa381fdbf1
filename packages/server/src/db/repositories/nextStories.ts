import { sql, type RawBuilder } from 'kysely'

import type { NextStoryAsked, NextStoryRepository } from '../../services/sessions/endingPorts.ts'
import type { Db } from '../database.ts'
import { listCards } from '../../modules/catalogue/index.ts'

/** How many stories of each kind are compared. */
const OF_EACH = 30

/** What the reader can play, and has come to no ending of. */
const open = ({ userId, after, seesMature, playsPremium }: NextStoryAsked) => sql`
  stories.status = 'published' and stories.id <> ${after.id} and stories.author_id <> ${userId}
  ${seesMature ? sql`` : sql`and stories.content_rating <> 'mature'`}
  ${playsPremium ? sql`` : sql`and not stories.is_premium`}
  and not exists (
    select 1 from reached_endings reached
      join game_sessions play on play.id = reached.session_id and play.user_id = reached.user_id
    where play.user_id = ${userId} and play.story_id = stories.id and preview_code is null)`

/** The best rated of those that are tied to the story in one way. */
const tiedBy = (asked: NextStoryAsked, tie: RawBuilder<unknown>) => sql`
  (select stories.id from stories where ${open(asked)} and ${tie}
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

async function listBegun(db: Db, userId: string, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const begun = await db
    .selectFrom('game_sessions')
    .select('story_id')
    .distinct()
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .where('preview_code', 'is', null)
    .where('story_id', 'in', ids)
    .execute()
  return new Set(begun.map(({ story_id }) => story_id))
}

export const nextStoryRepository = (db: Db): NextStoryRepository => ({
  listCandidates: async (asked) => {
    const ids = await listIds(db, asked)
    const begun = await listBegun(db, asked.userId, ids)
    const cards = await listCards(db, ids)
    return cards.map((card) => ({ ...card, isBegun: begun.has(card.id) }))
  },
})
