import { sql } from 'kysely'

import type { Db } from '../db/database.ts'
import { rememberSeeded, filterSeeded } from '../modules/taxonomy/index.ts'
import { hasRow } from '../platform/db/rows.ts'
import type { SeedCatalogue, SeedStory } from './seedShapes.ts'

const SEED_LOCK = 731_001

export interface NewStory extends Omit<SeedStory, 'tags' | 'author' | 'story_structure'> {
  seed_hash: string
  author_id: string
  cover_image_url: string
  /** 0-based position among featured stories and in the order of publication. */
  place: number
  actions_count: number
  story_cards_count: number
  total_scenes: number
  branching_points: number
  possible_endings: number
  estimated_play_time: number
  is_open: boolean
}

export const lockSeeding = (db: Db) => sql`select pg_advisory_xact_lock(${SEED_LOCK})`.execute(db)

/** Adds items that are new in this version. Other missing items were removed by admins. */
async function addTaxonomy<Row extends { name: string; display_name: string }>(
  db: Db,
  kind: 'category' | 'tag',
  rows: readonly Row[],
) {
  const names = rows.map(({ name }) => name)
  const known = await filterSeeded(db, kind, names)
  const fresh = rows.filter(({ name }) => !known.has(name))
  if (fresh.length === 0) return
  await db
    .insertInto(kind === 'category' ? 'categories' : 'tags')
    .values(fresh)
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  await rememberSeeded(db, kind, names)
}

export async function addCatalogue(db: Db, { categories, tags }: SeedCatalogue) {
  const sorted = categories.map((category, sort_order) => ({ ...category, sort_order }))
  await addTaxonomy(db, 'category', sorted)
  await addTaxonomy(db, 'tag', tags)
}

export async function saveSearchWords(db: Db, { categories, tags, keywords = {} }: SeedCatalogue) {
  const save = (
    { table, key, column }: Record<'table' | 'key' | 'column', string>,
    words: Readonly<Record<string, string>>,
  ) =>
    sql`update ${sql.table(table)} set ${sql.ref(column)} = given.value
      from jsonb_each_text(${JSON.stringify(words)}::jsonb) given
      where ${sql.ref(key)} = given.key and ${sql.ref(column)} <> given.value`.execute(db)
  const synonymsOf = (rows: SeedCatalogue['categories']) =>
    Object.fromEntries(rows.map(({ name, synonyms = '' }) => [name, synonyms]))
  const byName = { key: 'name', column: 'synonyms' }
  await save({ table: 'categories', ...byName }, synonymsOf(categories))
  await save({ table: 'tags', ...byName }, synonymsOf(tags))
  await save({ table: 'stories', key: 'slug', column: 'keywords' }, keywords)
}

export async function findAuthorId(db: Db, author: { username: string; display_name: string }) {
  // If a user already has this name, the suffix is tried.
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

/** Adds a version of a story. Existing sessions continue with their own version. */
export async function addVersion(db: Db, story_id: string, structure: object) {
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

export async function setTags(db: Db, story_id: string, names: readonly string[]) {
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

/** Finds a shipped story. `is_untouched` is true if nobody has edited it since the last seeding. */
export const findSeeded = (db: Db, slug: string) =>
  db
    .selectFrom('stories')
    .select(['id', 'seed_hash', sql<boolean>`updated_at <= seeded_at`.as('is_untouched')])
    .where('slug', '=', slug)
    .executeTakeFirst()

/** Returns true if the story was seeded before. If such a story is missing, an admin has deleted it. */
export const wasSeeded = async (db: Db, slug: string) =>
  (await filterSeeded(db, 'story', [slug])).has(slug)

/** Returns the id of a category. If an admin has merged it, returns the id of the other category. */
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

export async function insertSeeded(db: Db, story: NewStory) {
  // Publication times are one minute apart. The first story is the newest.
  const published_at = sql<Date>`now() - make_interval(mins => ${story.place})`
  const { id } = await db
    .insertInto('stories')
    .values({
      ...valuesOf(story),
      is_featured: story.is_featured,
      featured_order: story.place,
      status: 'published',
      published_at,
      created_at: published_at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await rememberSeeded(db, 'story', [story.slug])
  return id
}

/** Updates a story. Doesn't change whether it is featured, because editors decide this. */
export async function updateSeeded(db: Db, id: string, story: NewStory) {
  const { category_id, ...values } = valuesOf(story)
  await db
    .updateTable('stories')
    .set({ ...values, category_id: sql`coalesce(${category_id}, category_id)` })
    .where('id', '=', id)
    .execute()
}

const standing = sql<string>`(select
  encode(sha256(convert_to(coalesce(string_agg(
    name || ' ' || coalesce(seed_hash, ''), ',' order by name), ''), 'UTF8')), 'hex')
  from seeded_items left join stories on slug = name where kind = 'story')`

export const isSeeded = (db: Db, fingerprint: string) =>
  hasRow(
    db
      .selectFrom('last_seeding')
      .select('files')
      .where('files', '=', fingerprint)
      .where('stories', '=', standing),
  )

export const saveFingerprint = (db: Db, files: string) =>
  db
    .insertInto('last_seeding')
    .values({ files, stories: standing })
    .onConflict((conflict) => conflict.column('is_only').doUpdateSet({ files, stories: standing }))
    .execute()
