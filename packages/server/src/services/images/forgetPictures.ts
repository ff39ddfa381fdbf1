import type { Ports } from '../ports.ts'

/** How long a picture waits for something to show it. */
const WAITS_MS = 30 * 24 * 60 * 60_000

/** Drops pictures that no story and no avatar shows any more. */
export const forgetPictures = ({ store, clock }: Pick<Ports, 'store' | 'clock'>): Promise<void> =>
  store.repositories.storyPictures.forgetUnnamed(new Date(clock.now().getTime() - WAITS_MS))
