import { createHmac } from 'node:crypto'

import type { ShareAnswer } from '@kathasagar/api/contract'

import { dayOf } from '../../domain/day.ts'
import { canSeeStory, isOldEnough, type Reader } from '../policies.ts'
import type { Ports } from '../ports.ts'
import type { Refusal } from '../refusal.ts'

interface Share {
  storyId: string
  reader: Reader
  /** What a guest is told apart by. */
  address: string
}

/** Counts a share, once a day for each user or address. */
export async function shareStory(
  { store, clock, secrets }: Ports,
  { storyId, reader, address }: Share,
): Promise<ShareAnswer | Refusal> {
  const day = dayOf(clock.now())
  const who = reader ? `user:${reader.id}` : `address:${address}`
  const sharer = createHmac('sha256', secrets.current())
    .update(`share:${day}:${who}`)
    .digest('base64url')

  return store.transaction(async ({ stories, shares }) => {
    const story = await stories.findStory(storyId)
    if (!story || !canSeeStory(story, reader)) return { code: 'story_not_found' }
    if (!isOldEnough(story, reader)) return { code: 'adults_only' }
    return { shares_count: await shares.share({ storyId, sharer, day }) }
  })
}
