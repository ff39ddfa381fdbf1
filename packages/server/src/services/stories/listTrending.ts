import type { StoryCard } from '@kathasagar/api/contract'

import { rankTrending, reachableSince, TREND_FORMULA, trendScore } from '../../domain/trending.ts'
import { audienceOf, type Reader } from '../policies.ts'
import type { Ports } from '../ports.ts'
import { presentCards } from '../../modules/catalogue/index.ts'
import type { Contest, StoredTrend } from './ports.ts'

/** How many of the stories with the most points are looked at first. */
const STRONGEST = 50
/** How many of the newest are compared first: so many that the others seldom matter. */
const NEWEST = 1000

/** Of all stories the strongest now, though few are looked at: the others could not be among them. */
async function rankForNow(ports: Ports, reader: Reader, limit: number): Promise<StoredTrend[]> {
  const { stories } = ports.store.repositories
  const now = ports.clock.now()
  const audience = audienceOf(reader)
  const firstOf = (among: Contest['among']) =>
    stories.listContenders(audience, TREND_FORMULA, { among, now, limit })
  const strongest = await stories.listStrongest(audience, TREND_FORMULA, STRONGEST)
  const known = new Map(strongest.map((story) => [story.id, story]))
  const ranked = () => rankTrending([...known.values()], now).slice(0, limit)

  const weakest = strongest.at(-1)
  if (!weakest || strongest.length < STRONGEST) return ranked()
  for (const story of await firstOf({ newest: NEWEST })) known.set(story.id, story)
  const toBeat = ranked().at(-1) ?? weakest
  const since = reachableSince(trendScore(toBeat, now), weakest, now)
  for (const story of await firstOf({ since })) known.set(story.id, story)
  return ranked()
}

/** What is being played now. */
export async function listTrending(
  ports: Ports,
  reader: Reader,
  limit: number,
): Promise<StoryCard[]> {
  const ranked = await rankForNow(ports, reader, limit)
  const cards = await ports.store.repositories.stories.listCards(ranked.map(({ id }) => id))
  return presentCards(ports.store.repositories.db, reader, cards)
}
