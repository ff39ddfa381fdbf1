import { guestChanged } from '../../auth/authSlice.ts'
import { saveGuestTokens } from '../../auth/tokenStorage.ts'
import { api } from '../../client/apiSlice.ts'
import { authCalls } from '../../client/calls.ts'

/** Playing without an account. */
export const guestApi = api.injectEndpoints({
  endpoints: (build) => ({
    createGuest: build.mutation({
      ...authCalls.ask('createGuest'),
      async onQueryStarted(_none, { dispatch, queryFulfilled }) {
        const { data } = await queryFulfilled.catch(() => ({ data: null }))
        if (!data) return
        saveGuestTokens(data)
        dispatch(guestChanged(true))
      },
    }),
  }),
})

export const { useCreateGuestMutation } = guestApi
