import { createListenerMiddleware } from '@reduxjs/toolkit'

import { hasSucceeded } from '../hasSucceeded.ts'

/** Time in which several deeds are asked about together. */
const SETTLES_AFTER_MS = 1500

/** What a player may be paid for. */
const isDeed = hasSucceeded(
  'createSession',
  'takeAction',
  'likeStory',
  'bookmarkStory',
  'rateStory',
  'publishStory',
)

/** After a deed rewards are collected, and whatever was paid is told in a notice. */
export function rewardMiddleware() {
  const { middleware, startListening } = createListenerMiddleware()
  startListening({
    matcher: isDeed,
    effect: async (_action, { cancelActiveListeners, delay, dispatch }) => {
      cancelActiveListeners()
      await delay(SETTLES_AFTER_MS)
      const { collectRewards } = await import('./collectRewards.ts')
      await collectRewards(dispatch)
    },
  })
  return middleware
}
