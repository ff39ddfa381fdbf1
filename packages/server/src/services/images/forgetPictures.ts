import type { Ports } from '../ports.ts'

/** How long a picture waits for the story that it was brought for to be saved. */
const WAITS_MS = 7 * 24 * 60 * 60_000

/** Drops pictures that no story names any more. */
export const forgetPictures = ({ store, clock }: Pick<Ports, 'store' | 'clock'>): Promise<void> =>
  store.repositories.storyPictures.forgetUnnamed(new Date(clock.now().getTime() - WAITS_MS))
