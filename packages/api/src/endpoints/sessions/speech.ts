import { api } from '../../client/apiSlice.ts'
import { sessionsCalls } from '../../client/calls.ts'
import type { Speech, SpeechRequest } from '../../contract/speech.ts'

export const speechApi = api.injectEndpoints({
  endpoints: (build) => ({
    speakText: build.mutation<Speech, SpeechRequest & { session_id: string }>({
      query: ({ session_id, ...body }) =>
        sessionsCalls.call('speakText', { params: { session_id }, body }),
      responseSchema: sessionsCalls.answer('speakText'),
    }),
  }),
})

export const { useSpeakTextMutation } = speechApi
