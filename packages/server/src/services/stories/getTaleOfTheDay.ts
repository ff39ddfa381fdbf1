import type { StoryCard } from '@kathasagar/api/contract'

import type { Reader } from '../policies.ts'
import { isMutedFor } from '../muted/isMutedFor.ts'
import type { Ports } from '../ports.ts'
import { presentCards } from './presentCards.ts'

/** What everybody is offered to read today, by the day of Greenwich: one story, or none. */
export async function getTaleOfTheDay(ports: Ports, reader: Reader): Promise<StoryCard[]> {
  const day = ports.clock.now().toISOString().slice(0, 10)
  const found = await ports.store.repositories.stories.findTaleOfDay(day)
  const isOffered = found !== undefined && !(reader && (await isMutedFor(ports, reader.id, found)))
  return presentCards(ports, reader, isOffered ? [found] : [])
}
