/**
 * How an overlay comes. It goes at once: React Aria waits for every animation that still runs on an
 * overlay, and waits for ever where one of them is cancelled.
 */
export const entrance = (animation: string) => ({
  animation,
  '&[data-exiting]': { animation: 'none' },
})
