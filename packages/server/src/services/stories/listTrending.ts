import type { StoryCard } from '@kathasagar/api/contract'

import { rankTrending } from '../../domain/trending.ts'
import { audienceOf, type Reader } from '../policies.ts'
import type { Ports } from '../ports.ts'
import { presentCards } from './presentCards.ts'

/** Of each kind (most played, newest); nothing further down can come to the top. */
const CANDIDATES = 100

/** What is being played now. */
export async function listTrending(
  ports: Ports,
  reader: Reader,
  limit: number,
): Promise<StoryCard[]> {
  const { stories } = ports.store.repositories
  const candidates = await stories.listTrendCandidates(audienceOf(reader), CANDIDATES)
  const ranked = rankTrending(candidates, ports.clock.now())
  return presentCards(ports, reader, ranked.slice(0, limit))
}
