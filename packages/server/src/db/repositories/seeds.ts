import { sql } from 'kysely'

import type { NewStory, SeedRepository } from '../../services/seed/ports.ts'
import type { Db } from '../database.ts'

/** Any number that nothing else locks by. */
const SEED_LOCK = 731_001

/** Stories that ship appear in their own order, a minute apart, the first one newest. */
const publishedAt = (place: number) => sql<Date>`now() - make_interval(mins => ${place})`

function valuesOf({ category, place, game_config, ...story }: NewStory) {
  return {
    ...story,
    category_id: sql<string>`(select id from categories where name = ${category})`,
    featured_order: place,
    game_config: JSON.stringify(game_config),
    seeded_at: sql<Date>`now()`,
    updated_at: sql<Date>`now()`,
  }
}

async function authorId(db: Db, author: { username: string; display_name: string }) {
  // A reader may have taken the name before the story came.
  for (const username of [author.username, `${author.username.slice(0, 26)}_sea`]) {
    const made = await db
      .insertInto('users')
      .values({ ...author, username })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    const known = await db
      .selectFrom('users')
      .select('id')
      .where(sql`lower(username)`, '=', username.toLowerCase())
      .where('email', 'is', null)
      .where('password_hash', 'is', null)
      .executeTakeFirst()
    const found = made ?? known
    if (found) return found.id
  }
  throw new Error(`No account can be made for the author ${author.username}`)
}

async function addVersion(db: Db, story_id: string, structure: object) {
  const version = await db
    .insertInto('story_versions')
    .values({
      story_id,
      structure: JSON.stringify(structure),
      number: sql<number>`(select coalesce(max(number), 0) + 1 from story_versions
        where story_id = ${story_id})`,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .updateTable('stories')
    .set({ current_version_id: version.id })
    .where('id', '=', story_id)
    .execute()
}

async function setTags(db: Db, story_id: string, names: readonly string[]) {
  await db.deleteFrom('story_tags').where('story_id', '=', story_id).execute()
  if (names.length === 0) return
  await db
    .insertInto('story_tags')
    .columns(['story_id', 'tag_id'])
    .expression((query) =>
      query
        .selectFrom('tags')
        .select([sql<string>`${story_id}::uuid`.as('story_id'), 'tags.id as tag_id'])
        .where('name', 'in', names),
    )
    .execute()
}

export const seedRepository = (db: Db): SeedRepository => ({
  lock: async () => {
    await sql`select pg_advisory_xact_lock(${SEED_LOCK})`.execute(db)
  },
  addCategories: async (categories) => {
    const rows = categories.map((category, sort_order) => ({ ...category, sort_order }))
    await db
      .insertInto('categories')
      .values(rows)
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute()
  },
  addTags: async (tags) => {
    await db
      .insertInto('tags')
      .values(tags)
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute()
  },
  authorId: (author) => authorId(db, author),
  findPlanted: (slug) =>
    db
      .selectFrom('stories')
      .select(['id', 'seed_hash', sql<boolean>`updated_at <= seeded_at`.as('is_untouched')])
      .where('slug', '=', slug)
      .executeTakeFirst(),
  insertPlanted: async (story) => {
    const { id } = await db
      .insertInto('stories')
      .values({
        ...valuesOf(story),
        status: 'published',
        published_at: publishedAt(story.place),
        created_at: publishedAt(story.place),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  },
  updatePlanted: async (id, story) => {
    await db.updateTable('stories').set(valuesOf(story)).where('id', '=', id).execute()
  },
  addVersion: (storyId, structure) => addVersion(db, storyId, structure),
  setTags: (storyId, names) => setTags(db, storyId, names),
})
