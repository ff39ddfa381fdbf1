import type { StoryCard } from '@kathasagar/api/contract'

import { audienceOf, type Reader } from '../policies.ts'
import type { Ports } from '../ports.ts'
import { presentCards } from './presentCards.ts'

/** What the editors picked, in their order. */
export async function listFeatured(
  ports: Ports,
  reader: Reader,
  limit: number,
): Promise<StoryCard[]> {
  const featured = await ports.store.repositories.stories.listFeatured(audienceOf(reader), limit)
  return presentCards(ports, reader, featured)
}
