import type { ActionAnswer, Rewards } from '@kathasagar/api/contract'
import { fieldOf } from '@kathasagar/api/runtime/fieldOf'
import type { Middleware, UnknownAction } from '@reduxjs/toolkit'

import { hasSucceeded } from '../slices/hasSucceeded.ts'

/** Debounce delay that combines several actions, in milliseconds. */
const COLLECT_DELAY_MS = 1500

const mayEarnReward = hasSucceeded(
  'createSession',
  'forkSharedPlay',
  'takeAction',
  'joinAction',
  'likeStory',
  'bookmarkStory',
  'rateStory',
  'publishStory',
)

function sessionOf({ meta, payload }: UnknownAction): string | null {
  const asked: unknown = Reflect.get(Object(meta), 'arg')
  const { endpointName, originalArgs } = Object(asked) as Record<string, unknown>
  const isBegun = endpointName === 'createSession' || endpointName === 'forkSharedPlay'
  const id: unknown = isBegun
    ? Reflect.get(Object(payload), 'id')
    : Reflect.get(Object(originalArgs), 'session_id')
  return typeof id === 'string' ? id : null
}

const paidByEnding = ({ payload }: UnknownAction) =>
  (Object(payload) as Partial<ActionAnswer>).earned

const isGuest = (state: unknown) => fieldOf(fieldOf(state, 'auth'), 'isGuest') === true

export function rewardMiddleware(): Middleware {
  let session_id: string | null = null
  let settling: ReturnType<typeof setTimeout> | undefined

  return ({ dispatch, getState }) => {
    const collect = async () => {
      const playedIn = session_id
      session_id = null
      await (await import('./collectRewards.ts')).collectRewards(dispatch, playedIn)
    }
    const tell = async (earned: Rewards, playedIn: string | null) =>
      (await import('./collectRewards.ts')).notifyPaid(dispatch, playedIn, earned)

    return (next) => (action) => {
      const result = next(action)
      // Guests get their rewards after registration.
      if (!mayEarnReward(action) || isGuest(getState())) return result
      clearTimeout(settling)
      session_id = sessionOf(action) ?? session_id
      const earned = paidByEnding(action)
      // Rewards for endings are already paid. After a failure, the next action shows the notice.
      if (earned) void tell(earned, session_id).catch(() => {})
      settling = setTimeout(() => void collect().catch(() => {}), COLLECT_DELAY_MS)
      return result
    }
  }
}
