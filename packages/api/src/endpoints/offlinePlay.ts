import { api } from '../client/apiSlice.ts'
import { offlinePlayCalls, sessionsCalls } from '../client/calls.ts'
import { timeZone } from '../client/timeZone.ts'
import type { OfflinePlayAnswer } from '../contract/offlinePlay.ts'
import type { BodyOf } from '../contract/routes.ts'
import type { ActionAnswer } from '../contract/sessions.ts'
import { IDEMPOTENCY_HEADER } from '../contract/vocabulary/vocabulary.ts'
import { changedByAction } from './sessions/changedByAction.ts'

export interface OfflinePlayArgs {
  session_id: string
  /** The `story_key` of the structure that is held; '' for none. */
  known: string
}

export interface JoinArgs {
  session_id: string
  /** The idempotency key that the action was kept with. */
  key: string
  /** With the turn that it follows, as the server names it. */
  action: BodyOf<'takeAction'>
}

/** Playing on without a network, and what was played joining the account. */
export const offlinePlayApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Asked for as often as a session moves on, and held by nobody here. */
    getOfflinePlay: build.mutation<OfflinePlayAnswer, OfflinePlayArgs>({
      query: ({ session_id, known }) =>
        offlinePlayCalls.call('getOfflinePlay', {
          params: { session_id },
          ...(known && { query: { known } }),
        }),
      responseSchema: offlinePlayCalls.answer('getOfflinePlay'),
    }),
    /** Takes an action that was played before. What is shown stays as it is: it shows it already. */
    joinAction: build.mutation<ActionAnswer, JoinArgs>({
      query: ({ session_id, key, action: body }) => ({
        ...sessionsCalls.call('takeAction', {
          params: { session_id },
          body: { ...body, time_zone: timeZone() },
        }),
        sending: { headers: { [IDEMPOTENCY_HEADER]: key } },
      }),
      responseSchema: sessionsCalls.answer('takeAction'),
      invalidatesTags: (answer, _error, { session_id }) => changedByAction(answer, session_id),
    }),
  }),
})
