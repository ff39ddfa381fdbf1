import type { ActionAnswer } from '@kathasagar/api/contract'
import { createListenerMiddleware, type UnknownAction } from '@reduxjs/toolkit'

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

/** The session that a deed was done in: the one that was begun, or acted in; null outside of any. */
function sessionOf({ meta, payload }: UnknownAction): string | null {
  const asked: unknown = Reflect.get(Object(meta), 'arg')
  const { endpointName, originalArgs } = Object(asked) as Record<string, unknown>
  const isBegun = endpointName === 'createSession'
  const id: unknown = isBegun
    ? Reflect.get(Object(payload), 'id')
    : Reflect.get(Object(originalArgs), 'session_id')
  return typeof id === 'string' ? id : null
}

/** What an ending has paid by itself; nothing for every other deed. */
const earnedBy = ({ payload }: UnknownAction) => (Object(payload) as Partial<ActionAnswer>).earned

/** After a deed rewards are collected, and whatever was paid is told in a notice. */
export function rewardMiddleware() {
  const { middleware, startListening } = createListenerMiddleware()
  // Of several deeds that are asked about together, the last one that was done in a session.
  let session_id: string | null = null
  startListening({
    matcher: isDeed,
    effect: async (deed, { cancelActiveListeners, delay, dispatch }) => {
      cancelActiveListeners()
      session_id = sessionOf(deed) ?? session_id
      const earned = earnedBy(deed)
      const paying = import('./collectRewards.ts')
      // An ending has paid already, and its card tells of it at once.
      if (earned) (await paying).tellPaid(dispatch, session_id, earned)
      await delay(SETTLES_AFTER_MS)
      const { collectRewards } = await paying
      const playedIn = session_id
      session_id = null
      await collectRewards(dispatch, playedIn)
    },
  })
  return middleware
}
