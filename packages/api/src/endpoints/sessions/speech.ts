import { api } from '../../client/apiSlice.ts'
import { sessionsCalls } from '../../client/calls.ts'

export const speechApi = api.injectEndpoints({
  endpoints: (build) => ({
    speakText: build.mutation(sessionsCalls.ask('speakText')),
  }),
})

export const { useSpeakTextMutation } = speechApi
