import { useEffect } from 'react'

/** Loads what shows an ending: most visits to a story do not reach one. */
export const loadEndingView = async () => (await import('./EndingView.tsx')).EndingView

/** Percent of a story from which its ending is fetched, before it is asked for. */
const NEAR = 75

/** Fetches what shows an ending once the player is near one, while they read. */
export function usePrefetchedEnding(completion_percentage = 0) {
  const isNear = completion_percentage >= NEAR

  useEffect(() => {
    // Without a network it is fetched when it is looked at.
    if (isNear) loadEndingView().catch(() => undefined)
  }, [isNear])
}
