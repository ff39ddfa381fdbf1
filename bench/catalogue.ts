import { buildTestApp, type TestApp } from '../packages/server/src/test/buildTestApp.ts'
import { addMadeUpStories, CATEGORIES, TAGS, WORDS } from './madeUpStories.ts'
import { percentile, print, turnAbout } from './table.ts'

const SMALL = 1_000
const LARGE = 100_000
const OFTEN = { rounds: 300, warmUp: 30 }
/** Maximum ratio of the times with 100 times as many stories. */
const ALLOWED = 1.5

const word = (round: number) => WORDS[(round * 37) % WORDS.length] ?? ''
const mistyped = (round: number) => `${word(round).slice(0, 2)}x${word(round).slice(3)}`
const category = (round: number) => `category-${1 + (round % CATEGORIES)}`

/** Calls to measure. Every page has results, because empty pages are faster. `round` varies the query. */
const CALLS: Readonly<Record<string, (round: number, ids: readonly string[]) => string>> = {
  'the list, first ten pages': (round) => `/stories/?page=${1 + (round % 10)}`,
  'by category': (round) => `/stories/?category=${category(round)}`,
  'by tag': (round) => `/stories/?tag=tag-${1 + (round % TAGS)}`,
  'by language and length': (round) => `/stories/?language=hi&length=short&page=${1 + (round % 2)}`,
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

interface Catalogue {
  product: TestApp
  ids: readonly string[]
}

async function openCatalogue(count: number): Promise<Catalogue> {
  const product = await buildTestApp()
  await addMadeUpStories(product, count)
  const stories = await product.db
    .selectFrom('stories')
    .select('id')
    .where('content_rating', '<>', 'mature')
    .limit(1000)
    .execute()
  return { product, ids: stories.map(({ id }) => id) }
}

/** Returns the time of a guest's uncached call with a warm database, in ms. */
async function timeOf({ product }: Catalogue, url: string): Promise<number> {
  const started = performance.now()
  const { statusCode } = await product.app.inject({ url: `/api/v1${url}` })
  if (statusCode !== 200) throw new Error(`${url} answered ${statusCode}`)
  return performance.now() - started
}

/** Measures how read times grow with the catalogue, on PostgreSQL if TEST_DATABASE_URL is set. */
export async function benchCatalogue(): Promise<void> {
  const [small, large] = [await openCatalogue(SMALL), await openCatalogue(LARGE)]
  const slower = new Map<string, number>()
  for (const [name, addressOf] of Object.entries(CALLS)) {
    const at = (catalogue: Catalogue) => (round: number) =>
      timeOf(catalogue, addressOf(round, catalogue.ids))
    const { ours, limit } = await turnAbout(OFTEN, at(large), at(small))
    slower.set(name, percentile(ours, 0.99) / percentile(limit, 0.99))
  }
  console.error(slower)
  const what = `p99 of the slowest list, ${LARGE} stories compared with ${SMALL}`
  print({ what, ours: Math.max(...slower.values()), limit: ALLOWED, unit: 'x' })
  await small.product.close()
  await large.product.close()
}
