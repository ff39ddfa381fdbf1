import type { StoryCard } from '@kathasagar/api/contract'

import type { StoryLanguage } from '@kathasagar/story/vocabulary'

import { audienceOf, type Reader } from '../policies.ts'
import type { Ports } from '../ports.ts'
import { presentCards } from '../../modules/catalogue/index.ts'

/** What the editors picked, in their order: first what is in the language that is read. */
export async function listFeatured(
  ports: Ports,
  reader: Reader,
  { limit, reads }: { limit: number; reads: StoryLanguage },
): Promise<StoryCard[]> {
  const featured = await ports.store.repositories.stories.listFeatured(audienceOf(reader), {
    limit,
    reads,
  })
  return presentCards(ports.store.repositories.db, reader, featured)
}
