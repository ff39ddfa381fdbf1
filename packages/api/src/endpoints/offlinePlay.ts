import { api } from '../client/apiSlice.ts'
import { offlinePlayCalls, sessionsCalls } from '../client/calls.ts'
import { timeZone } from '../client/timeZone.ts'
import type { OfflinePlayAnswer } from '../contract/offlinePlay.ts'
import type { ActionBody, ActionAnswer } from '../contract/sessions.ts'
import { IDEMPOTENCY_HEADER } from '../contract/vocabulary/vocabulary.ts'
import { changedByAction } from './sessions/changedByAction.ts'

export interface OfflinePlayArgs {
  session_id: string
  /** `story_key` of the stored structure, or '' without one. */
  known: string
}

export interface JoinArgs {
  session_id: string
  /** Idempotency key of the offline action. */
  key: string
  /** Includes the previous turn's id. */
  action: ActionBody
}

const offlinePlayApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** A mutation, because the response is not cached here. */
    getOfflinePlay: build.mutation<OfflinePlayAnswer, OfflinePlayArgs>({
      query: ({ session_id, known }) =>
        offlinePlayCalls.call('getOfflinePlay', {
          params: { session_id },
          ...(known && { query: { known } }),
        }),
      responseSchema: offlinePlayCalls.answer('getOfflinePlay'),
    }),
    /** Sends an offline action. The screen already shows its result. */
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

export default offlinePlayApi
