import type { StoryCard } from '@kathasagar/api/contract'
import type { StoryLanguage } from '@kathasagar/story/vocabulary'

import type { Reader } from '../policies.ts'
import type { Ports } from '../ports.ts'
import { presentCards } from '../../modules/catalogue/index.ts'

/** Returns the story of the day, in UTC, for readers of a language; an empty list if it has none. */
export async function getTaleOfTheDay(
  ports: Ports,
  reader: Reader,
  reads: StoryLanguage,
): Promise<StoryCard[]> {
  const day = ports.clock.now().toISOString().slice(0, 10)
  const found = await ports.store.repositories.stories.findTaleOfDay(day, reads)
  return presentCards(ports.store.repositories.db, reader, found ? [found] : [])
}
