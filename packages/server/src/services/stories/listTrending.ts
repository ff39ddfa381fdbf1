import type { StoryCard } from '@kathasagar/api/contract'

import { contentionFor, rankTrending, TREND_WEIGHTS, trendScore } from '../../domain/trending.ts'
import { audienceOf, type Reader } from '../policies.ts'
import type { Ports } from '../ports.ts'
import { presentCards } from './presentCards.ts'
import type { StoredTrend } from './ports.ts'

/** How many of the strongest and of the newest stories are looked at first. */
const FIRST_LOOK = 50

/** Of all stories the strongest now, though few are looked at: the others could not be among them. */
async function rankForNow(ports: Ports, reader: Reader, limit: number): Promise<StoredTrend[]> {
  const { stories } = ports.store.repositories
  const now = ports.clock.now()
  const audience = audienceOf(reader)
  const { strongest, newest } = await stories.listTrendEnds(audience, TREND_WEIGHTS, FIRST_LOOK)
  const known = new Map([...strongest, ...newest].map((story) => [story.id, story]))
  const toBeat = rankTrending([...known.values()], now)[limit - 1]
  const weakest = strongest.at(-1)

  if (toBeat && weakest && strongest.length === FIRST_LOOK) {
    const needs = contentionFor(trendScore(toBeat, now), weakest, now)
    const contenders = await stories.listContenders(audience, TREND_WEIGHTS, needs)
    for (const story of contenders) known.set(story.id, story)
  }
  return rankTrending([...known.values()], now).slice(0, limit)
}

/** What is being played now. */
export async function listTrending(
  ports: Ports,
  reader: Reader,
  limit: number,
): Promise<StoryCard[]> {
  const ranked = await rankForNow(ports, reader, limit)
  const cards = await ports.store.repositories.stories.listCards(ranked.map(({ id }) => id))
  return presentCards(ports, reader, cards)
}
