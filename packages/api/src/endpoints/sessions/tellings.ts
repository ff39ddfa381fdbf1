import { api } from '../../client/apiSlice.ts'
import { sessionsCalls } from '../../client/calls.ts'
import type { ActionAnswer } from '../../contract/sessions.ts'
import { sessionsApi } from '../sessions.ts'
import { applyAnswer } from './applyAnswer.ts'

/** The newest telling of a session, as it is shown. */
export interface TellingArgs {
  session_id: string
  /** Id of its turn. */
  after: string
}

/** Other words for what was told last: each puts what it comes to into `getSession`. */
export const tellingsApi = api.injectEndpoints({
  endpoints: (build) => ({
    editTelling: build.mutation<ActionAnswer, TellingArgs & { text: string }>({
      query: ({ session_id, ...body }) =>
        sessionsCalls.call('editTelling', { params: { session_id }, body }),
      responseSchema: sessionsCalls.answer('editTelling'),
      onQueryStarted: ({ session_id }, queried) => takeOver(session_id, queried),
    }),
    chooseTelling: build.mutation<ActionAnswer, TellingArgs & { index: number }>({
      query: ({ session_id, ...body }) =>
        sessionsCalls.call('chooseTelling', { params: { session_id }, body }),
      responseSchema: sessionsCalls.answer('chooseTelling'),
      onQueryStarted: ({ session_id }, queried) => takeOver(session_id, queried),
    }),
  }),
})

interface Queried {
  dispatch: (action: ReturnType<typeof sessionsApi.util.updateQueryData>) => unknown
  queryFulfilled: PromiseLike<{ data: ActionAnswer }>
}

/** What the answer tells of the newest turn is what the session holds of it. */
async function takeOver(session_id: string, { dispatch, queryFulfilled }: Queried) {
  const answer = await Promise.resolve(queryFulfilled).catch(() => null)
  if (answer === null || answer.data.declined) return
  dispatch(
    sessionsApi.util.updateQueryData('getSession', session_id, (session) => {
      applyAnswer(session, answer.data)
    }),
  )
}

export const { useChooseTellingMutation, useEditTellingMutation } = tellingsApi
