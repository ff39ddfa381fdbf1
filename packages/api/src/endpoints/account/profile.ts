import { signedIn } from '../../auth/authSlice.ts'
import { saveUser } from '../../auth/tokenStorage.ts'
import { api } from '../../client/apiSlice.ts'
import { onSuccess, meCalls as calls } from '../../client/calls.ts'

/** Separate from the account settings, because story pages need it too. */
export const profileApi = api.injectEndpoints({
  endpoints: (build) => ({
    updateMe: build.mutation({
      ...calls.ask('updateMe'),
      async onQueryStarted(_change, { dispatch, queryFulfilled }) {
        const { data } = await queryFulfilled.catch(() => ({ data: null }))
        if (!data) return
        saveUser(data)
        dispatch(signedIn(data))
      },
      // The author page and stories show the profile.
      invalidatesTags: onSuccess('User', 'Author', 'Story', 'Stories'),
    }),
  }),
})

export const { useUpdateMeMutation } = profileApi
