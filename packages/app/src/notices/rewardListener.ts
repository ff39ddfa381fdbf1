import { progressApi, publishingApi, ratingsApi, sessionsApi, storiesApi } from '@kathasagar/api'
import { createListenerMiddleware, isAnyOf } from '@reduxjs/toolkit'

/** Time in which several deeds are asked about together. */
const SETTLES_AFTER_MS = 1500

/** What a player may be paid for. */
const isDeed = isAnyOf(
  sessionsApi.endpoints.createSession.matchFulfilled,
  sessionsApi.endpoints.takeAction.matchFulfilled,
  storiesApi.endpoints.likeStory.matchFulfilled,
  storiesApi.endpoints.bookmarkStory.matchFulfilled,
  ratingsApi.endpoints.rateStory.matchFulfilled,
  publishingApi.endpoints.publishStory.matchFulfilled,
)
const isPaid = isAnyOf(progressApi.endpoints.collectRewards.matchFulfilled)

/** After a deed rewards are collected, and whatever was paid is told in a notice. */
export function rewardMiddleware() {
  const { middleware, startListening } = createListenerMiddleware()
  startListening({
    matcher: isDeed,
    effect: async (_action, { cancelActiveListeners, delay, dispatch }) => {
      cancelActiveListeners()
      await delay(SETTLES_AFTER_MS)
      await dispatch(progressApi.endpoints.collectRewards.initiate())
    },
  })
  startListening({
    matcher: isPaid,
    effect: async ({ payload }) => {
      // Notices are rare, so their code is fetched when there is one.
      const { tellRewards } = await import('./pile.ts')
      tellRewards(payload)
    },
  })
  return middleware
}
