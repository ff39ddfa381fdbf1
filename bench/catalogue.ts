import { sql } from 'kysely'

import { buildTestApp, type TestApp } from '../packages/server/src/test/buildTestApp.ts'
import { print } from './table.ts'

const SMALL = 1_000
const LARGE = 100_000
const ROUNDS = 200
/** What may be asked of growth a hundredfold. */
const ALLOWED = 2

/** A thousand made-up words: a vocabulary grows much slower than what is written with it. */
const WORDS = Array.from({ length: 1000 }, (_none, index) => {
  const syllables = ['ka', 'tha', 'sa', 'gar', 'mi', 'ro', 'nu', 'del', 'vi', 'pur']
  return [index % 10, Math.floor(index / 10) % 10, Math.floor(index / 100)]
    .map((at) => syllables[at])
    .join('')
})

const wordAt = (salt: number) =>
  sql`(${sql.val(WORDS)}::text[])[1 + abs(hashint8(number * 31 + ${sql.lit(salt)})) % 1000]`

const sentence = (salt: number, length: number) =>
  sql`concat_ws(' ', ${sql.join(Array.from({ length }, (_none, at) => wordAt(salt * 100 + at)))})`

/** As many as one statement may add before the server takes it for one that hangs. */
const BATCH = 3000

/** Stories number `from` to `to`, with authors, categories and tags of their own. */
async function addStories({ db }: TestApp, from: number, to: number) {
  for (let at = from; at <= to; at += BATCH) await addBatch(db, at, Math.min(to, at + BATCH - 1))
  await sql`vacuum analyze`.execute(db)
}

async function addBatch(db: TestApp['db'], from: number, to: number) {
  await sql`insert into stories (author_id, category_id, title, tagline, story_description,
      language, difficulty_level, content_rating, estimated_play_time, plays_total, status,
      published_at)
    select (select array_agg(id order by id) from users where email is null)[1 + number % 50],
      (select array_agg(id order by id) from categories)[1 + number % 8],
      ${sentence(1, 3)}, ${sentence(2, 6)}, ${sentence(3, 30)},
      (array['en','hi','bn','ta'])[1 + number % 4], (array['easy','medium','hard'])[1 + number % 3],
      (array['everyone','teen','mature'])[1 + number % 3], 5 + number % 60, number % 997,
      'published', now() - make_interval(mins => number::int)
    from generate_series(${sql.lit(from)}::bigint, ${sql.lit(to)}::bigint) number`.execute(db)
  await sql`insert into story_tags (story_id, tag_id)
    select id, (select array_agg(id order by id) from tags)[1 + plays_total % 14]
    from stories where not exists (select from story_tags where story_id = stories.id)`.execute(db)
}

async function addNames({ db }: TestApp) {
  await sql`insert into users (username, display_name)
    select 'author_' || n, 'Author ' || n from generate_series(1, 50) n`.execute(db)
  await sql`insert into categories (name, display_name, sort_order)
    select 'category-' || n, 'Category ' || n, n from generate_series(1, 8) n`.execute(db)
  await sql`insert into tags (name, display_name, color)
    select 'tag-' || n, 'Tag ' || n, '#fff' from generate_series(1, 14) n`.execute(db)
}

const word = (round: number) => WORDS[(round * 37) % WORDS.length] ?? ''
const mistyped = (round: number) => `${word(round).slice(0, 2)}x${word(round).slice(3)}`
const CATEGORY = (round: number) => `category-${1 + (round % 8)}`

/** Each call by how the visitor means it; `round` varies what is asked. */
const CALLS: Readonly<Record<string, (round: number, ids: readonly string[]) => string>> = {
  'the list, first ten pages': (round) => `/stories/?page=${1 + (round % 10)}`,
  'by category': (round) => `/stories/?category=${CATEGORY(round)}`,
  'by tag': (round) => `/stories/?tag=tag-${1 + (round % 14)}`,
  'by language and length': (round) => `/stories/?language=hi&length=short&page=${1 + (round % 5)}`,
  'best rated': (round) => `/stories/?sort=rated&page=${1 + (round % 10)}`,
  featured: () => '/stories/featured/?limit=4',
  trending: () => '/stories/trending/?limit=4',
  'search, one word': (round) => `/stories/search/?q=${word(round)}`,
  'search, two words': (round) => `/stories/search/?q=${word(round)}%20${word(round + 1)}`,
  'search, while typing': (round) => `/stories/search/?q=${word(round).slice(0, 1 + (round % 4))}`,
  'search, mistyped': (round) => `/stories/search/?q=${mistyped(round)}`,
  'search, nothing like it': (round) => `/stories/search/?q=zzyzx${round}qwv`,
  'one story': (round, ids) => `/stories/${ids[round % ids.length] ?? ''}`,
}

/** 99th percentile of each call, in milliseconds; one caller, no cache, the database warm. */
async function measure({ app, db }: TestApp): Promise<Map<string, number>> {
  const stories = await db
    .selectFrom('stories')
    .select('id')
    .where('content_rating', '<>', 'mature')
    .limit(1000)
    .execute()
  const ids = stories.map(({ id }) => id)
  const slowest = new Map<string, number>()
  for (const [name, addressOf] of Object.entries(CALLS)) {
    const times: number[] = []
    for (let round = -20; round < ROUNDS; round += 1) {
      const url = `/api/v1${addressOf(Math.abs(round), ids)}`
      const started = performance.now()
      const { statusCode } = await app.inject({ url })
      if (statusCode !== 200) throw new Error(`${url} answered ${statusCode}`)
      if (round >= 0) times.push(performance.now() - started)
    }
    times.sort((a, b) => a - b)
    slowest.set(name, times[Math.floor(times.length * 0.99)] ?? Number.NaN)
  }
  return slowest
}

/**
 * What reading costs when the catalogue grows a hundredfold. On PostgreSQL by TEST_DATABASE_URL,
 * else on the embedded database.
 */
export async function benchCatalogue() {
  const product = await buildTestApp()
  await addNames(product)
  await addStories(product, 1, SMALL)
  const small = await measure(product)
  await addStories(product, SMALL + 1, LARGE)
  const large = await measure(product)
  await product.close()

  for (const [name, limit] of small) {
    print({
      what: `p99 of ${name}`,
      ours: large.get(name) ?? Number.NaN,
      limit,
      unit: 'ms',
      against: `with ${SMALL} stories; ${ALLOWED} x allowed at ${LARGE}`,
    })
  }
}
