import type * as z from 'zod/mini'

import { signedIn } from '../../auth/authSlice.ts'
import { saveUser } from '../../auth/tokenStorage.ts'
import { api } from '../../client/apiSlice.ts'
import { onSuccess, meCalls as calls } from '../../client/calls.ts'
import { hooksOf } from '../../client/hooks.ts'
import type { ProfileChange } from '../../contract/account.ts'
import type { User } from '../../contract/auth.ts'

/** Separate from the account settings, because story pages need it too. */
const profileApi = api.injectEndpoints({
  endpoints: (build) => ({
    updateMe: build.mutation<User, z.input<typeof ProfileChange>>({
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

export const { useUpdateMeMutation } = hooksOf(profileApi)

export default profileApi
