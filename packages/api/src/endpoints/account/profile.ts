import { signedIn } from '../../auth/authSlice.ts'
import { saveUser } from '../../auth/tokenStorage.ts'
import { api } from '../../client/apiSlice.ts'
import { meCalls } from '../../client/calls.ts'

/** What readers say of themselves: apart from their settings, since pages of stories ask it too. */
export const profileApi = api.injectEndpoints({
  endpoints: (build) => ({
    updateMe: build.mutation({
      ...meCalls.ask('updateMe'),
      async onQueryStarted(_change, { dispatch, queryFulfilled }) {
        const { data } = await queryFulfilled.catch(() => ({ data: null }))
        if (!data) return
        saveUser(data)
        dispatch(signedIn(data))
      },
      // Their page and their stories show who they are.
      invalidatesTags: (_user, error) => (error ? [] : ['User', 'Author', 'Story', 'Stories']),
    }),
  }),
})

export const { useUpdateMeMutation } = profileApi
