import { hasRow } from '../../platform/db/hasRow.ts'
import { sql } from 'kysely'

import type { NewStory, SeedCatalogue, SeedRepository } from '../../services/seed/ports.ts'
import type { Db } from '../database.ts'
import { rememberSeeded, seededAmong } from '../../modules/taxonomy/index.ts'

/** Any number that nothing else locks by. */
const SEED_LOCK = 731_001

/** Stories that ship appear in their own order, a minute apart, the first one newest. */
const publishedAt = (place: number) => sql<Date>`now() - make_interval(mins => ${place})`

/** The category of that name, or the one into which an admin merged it. */
const categoryId = (name: string) => sql<string | null>`coalesce(
  (select id from categories where name = ${name}),
  (select heir.id from seeded_items join categories heir on heir.id = became
    where kind = 'category' and seeded_items.name = ${name}))`

function valuesOf(story: NewStory) {
  const { category, game_config, place: _place, is_featured: _isFeatured, ...fields } = story
  return {
    ...fields,
    category_id: categoryId(category),
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
        .where((where) =>
          where.or([
            where('name', 'in', names),
            where(
              'id',
              'in',
              where
                .selectFrom('seeded_items')
                .select('became')
                .where('kind', '=', 'tag')
                .where('seeded_items.name', 'in', names),
            ),
          ]),
        ),
    )
    .execute()
}

/** Adds what has never shipped here; what did and is gone was taken away by an admin. */
async function addTaxonomy<Row extends { name: string; display_name: string }>(
  db: Db,
  kind: 'category' | 'tag',
  rows: readonly Row[],
) {
  const names = rows.map(({ name }) => name)
  const known = await seededAmong(db, kind, names)
  const fresh = rows.filter(({ name }) => !known.has(name))
  if (fresh.length === 0) return
  await db
    .insertInto(kind === 'category' ? 'categories' : 'tags')
    .values(fresh)
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  await rememberSeeded(db, kind, names)
}

async function insertSeeded(db: Db, story: NewStory) {
  const { id } = await db
    .insertInto('stories')
    .values({
      ...valuesOf(story),
      is_featured: story.is_featured,
      featured_order: story.place,
      status: 'published',
      published_at: publishedAt(story.place),
      created_at: publishedAt(story.place),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await rememberSeeded(db, 'story', [story.slug])
  return id
}

/** Sets a column of the rows with the given keys where it differs. */
const setWords = (
  db: Db,
  { table, key, column }: Record<'table' | 'key' | 'column', string>,
  words: Readonly<Record<string, string>>,
) =>
  sql`update ${sql.table(table)} set ${sql.ref(column)} = given.value
    from jsonb_each_text(${JSON.stringify(words)}::jsonb) given
    where ${sql.ref(key)} = given.key and ${sql.ref(column)} <> given.value`.execute(db)

const synonymsOf = (rows: SeedCatalogue['categories']) =>
  Object.fromEntries(rows.map(({ name, synonyms = '' }) => [name, synonyms]))

/** Hash of what each story that ever shipped is known by, gone or not. */
const standing = sql<string>`(select
  encode(sha256(convert_to(coalesce(string_agg(
    name || ' ' || coalesce(seed_hash, ''), ',' order by name), ''), 'UTF8')), 'hex')
  from seeded_items left join stories on slug = name where kind = 'story')`

async function remember(db: Db, files: string) {
  await db
    .insertInto('last_seeding')
    .values({ files, stories: standing })
    .onConflict((conflict) => conflict.column('is_only').doUpdateSet({ files, stories: standing }))
    .execute()
}

export const seedRepository = (db: Db): SeedRepository => ({
  lock: async () => {
    await sql`select pg_advisory_xact_lock(${SEED_LOCK})`.execute(db)
  },
  addCategories: async (categories) => {
    const rows = categories.map((category, sort_order) => ({ ...category, sort_order }))
    await addTaxonomy(db, 'category', rows)
  },
  addTags: (tags) => addTaxonomy(db, 'tag', tags),
  saveSearchWords: async ({ categories, tags, keywords = {} }) => {
    const byName = { key: 'name', column: 'synonyms' }
    await setWords(db, { table: 'categories', ...byName }, synonymsOf(categories))
    await setWords(db, { table: 'tags', ...byName }, synonymsOf(tags))
    await setWords(db, { table: 'stories', key: 'slug', column: 'keywords' }, keywords)
  },
  authorId: (author) => authorId(db, author),
  findSeeded: (slug) =>
    db
      .selectFrom('stories')
      .select(['id', 'seed_hash', sql<boolean>`updated_at <= seeded_at`.as('is_untouched')])
      .where('slug', '=', slug)
      .executeTakeFirst(),
  wasSeeded: async (slug) => (await seededAmong(db, 'story', [slug])).has(slug),
  insertSeeded: (story) => insertSeeded(db, story),
  updateSeeded: async (id, story) => {
    // Whether and where it is featured is the editors' affair once it is there.
    const { category_id, ...values } = valuesOf(story)
    await db
      .updateTable('stories')
      .set({ ...values, category_id: sql`coalesce(${category_id}, category_id)` })
      .where('id', '=', id)
      .execute()
  },
  addVersion: (storyId, structure) => addVersion(db, storyId, structure),
  setTags: (storyId, names) => setTags(db, storyId, names),
  stands: (fingerprint) =>
    hasRow(
      db
        .selectFrom('last_seeding')
        .select('files')
        .where('files', '=', fingerprint)
        .where('stories', '=', standing),
    ),
  remember: (fingerprint) => remember(db, fingerprint),
})
