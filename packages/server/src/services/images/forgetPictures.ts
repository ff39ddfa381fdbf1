import { DAY_MS } from '@kathasagar/api/contract'

import type { Ports } from '../ports.ts'

/** How long a picture waits for something to show it. */
const WAITS_MS = 30 * DAY_MS
/** One that was seen to be shown so lately is not written again: several servers may look each night. */
const SEEN_MS = DAY_MS / 2

/** Drops pictures that no story and no avatar has shown for a month. */
export async function forgetPictures({ store, clock }: Pick<Ports, 'store' | 'clock'>) {
  const { storyPictures } = store.repositories
  const now = clock.now()
  await storyPictures.renewNamed(now, new Date(now.getTime() - SEEN_MS))
  await storyPictures.forgetUnnamed(new Date(now.getTime() - WAITS_MS))
}
