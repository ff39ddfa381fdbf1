import type { StoryCard } from '@kathasagar/api/contract'

import { audienceOf, type Reader } from '../policies.ts'
import type { Ports } from '../ports.ts'
import { presentCards } from '../../modules/catalogue/index.ts'

/** Published stories that match; a blank query matches none. */
export async function searchStories(
  ports: Ports,
  reader: Reader,
  { q, limit }: { q: string; limit: number },
): Promise<StoryCard[]> {
  const query = q.trim()
  if (query === '') return []
  const found = await ports.store.repositories.stories.searchStories(
    audienceOf(reader),
    query,
    limit,
  )
  return presentCards(ports.store.repositories.db, reader, found)
}
