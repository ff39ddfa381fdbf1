import type { ActionAnswer, Rewards } from '@kathasagar/api/contract'
import { fieldOf } from '@kathasagar/api/runtime/fieldOf'
import type { Middleware, UnknownAction } from '@reduxjs/toolkit'

import { hasSucceeded } from '../slices/hasSucceeded.ts'

/** Time in which several deeds are asked about together. */
const SETTLES_AFTER_MS = 1500

/** What a player may be paid for. */
const isDeed = hasSucceeded(
  'createSession',
  'forkSharedPlay',
  'takeAction',
  'joinAction',
  'likeStory',
  'bookmarkStory',
  'rateStory',
  'publishStory',
)

/** The session that a deed was done in: the one that was begun, or acted in; null outside of any. */
function sessionOf({ meta, payload }: UnknownAction): string | null {
  const asked: unknown = Reflect.get(Object(meta), 'arg')
  const { endpointName, originalArgs } = Object(asked) as Record<string, unknown>
  const isBegun = endpointName === 'createSession' || endpointName === 'forkSharedPlay'
  const id: unknown = isBegun
    ? Reflect.get(Object(payload), 'id')
    : Reflect.get(Object(originalArgs), 'session_id')
  return typeof id === 'string' ? id : null
}

/** What an ending has paid by itself; nothing for every other deed. */
const earnedBy = ({ payload }: UnknownAction) => (Object(payload) as Partial<ActionAnswer>).earned

const isGuest = (state: unknown) => fieldOf(fieldOf(state, 'auth'), 'isGuest') === true

/** After a deed rewards are collected, and whatever was paid is told in a notice. */
export function rewardMiddleware(): Middleware {
  // Of several deeds that are asked about together, the last one that was done in a session.
  let session_id: string | null = null
  let settling: ReturnType<typeof setTimeout> | undefined

  return ({ dispatch, getState }) => {
    const collect = async () => {
      const playedIn = session_id
      session_id = null
      await (await import('./collectRewards.ts')).collectRewards(dispatch, playedIn)
    }
    const tell = async (earned: Rewards, playedIn: string | null) =>
      (await import('./collectRewards.ts')).tellPaid(dispatch, playedIn, earned)

    return (next) => (action) => {
      const result = next(action)
      // What a guest does is paid when an account takes them in.
      if (!isDeed(action) || isGuest(getState())) return result
      clearTimeout(settling)
      session_id = sessionOf(action) ?? session_id
      const earned = earnedBy(action)
      // An ending has paid already, and its card tells of it at once. What cannot be told now is
      // paid all the same, and told after another deed.
      if (earned) void tell(earned, session_id).catch(() => {})
      settling = setTimeout(() => void collect().catch(() => {}), SETTLES_AFTER_MS)
      return result
    }
  }
}
