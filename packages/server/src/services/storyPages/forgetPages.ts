import type { Ports } from '../ports.ts'

/** How long a page waits for a story that it plays. */
const WAITS_MS = 30 * 24 * 60 * 60_000

/** Drops pages that no story is played by any more. */
export const forgetPages = ({ store, clock }: Pick<Ports, 'store' | 'clock'>): Promise<void> =>
  store.repositories.storyPages.forgetUnplayed(new Date(clock.now().getTime() - WAITS_MS))
