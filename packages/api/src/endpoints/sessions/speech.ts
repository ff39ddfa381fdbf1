import { api } from '../../client/apiSlice.ts'
import { sessionsCalls } from '../../client/calls.ts'
import type { Speech, SpeechRequest } from '../../contract/speech.ts'

export const speechApi = api.injectEndpoints({
  endpoints: (build) => ({
    speakText: build.mutation<Speech, SpeechRequest & { session_id: string }>(
      sessionsCalls.ask('speakText'),
    ),
  }),
})

export const { useSpeakTextMutation } = speechApi
