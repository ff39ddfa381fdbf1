import * as z from 'zod/mini'

import { signedOut, signedIn } from '../auth/authSlice.ts'
import { clearTokens, saveUser } from '../auth/tokenStorage.ts'
import { api } from '../client/apiSlice.ts'
import { requestOf } from '../client/requestOf.ts'
import type { PasswordAgain } from '../contract/accountLinks.ts'
import { User } from '../contract/auth.ts'
import type { GoogleLogin } from '../contract/google.ts'
import {
  DeletionNotice,
  ExportKey,
  MyExport,
  Reauthentication,
  type AccountDeletion,
  type PasswordChange,
  type ProfileChange,
} from '../contract/me.ts'
import { OpenSignIn } from '../contract/signIns.ts'
import { authRoutes } from '../contract/routes/auth.ts'
import { meRoutes } from '../contract/routes/me.ts'

interface Ending {
  dispatch: (action: ReturnType<typeof signedOut>) => unknown
  queryFulfilled: Promise<unknown>
}

/** What was asked for ends this device's sign-in too, once it is done. */
async function forgetSignIn(_request: unknown, { dispatch, queryFulfilled }: Ending) {
  const isDone = await queryFulfilled.then(
    () => true,
    () => false,
  )
  if (!isDone) return
  clearTokens()
  dispatch(signedOut({ wasAsked: true }))
}

export const accountApi = api.injectEndpoints({
  endpoints: (build) => ({
    updateMe: build.mutation<User, ProfileChange>({
      query: (body) => requestOf(meRoutes.updateMe, { body }),
      responseSchema: User,
      async onQueryStarted(_change, { dispatch, queryFulfilled }) {
        const { data } = await queryFulfilled.catch(() => ({ data: null }))
        if (!data) return
        saveUser(data)
        dispatch(signedIn(data))
      },
      invalidatesTags: (_user, error) => (error ? [] : ['User']),
    }),
    changePassword: build.mutation<unknown, PasswordChange>({
      query: (body) => requestOf(meRoutes.changePassword, { body }),
      invalidatesTags: (_done, error) => (error ? [] : ['SignIns', 'User']),
    }),
    listSignIns: build.query<OpenSignIn[], void>({
      query: () => requestOf(authRoutes.listSignIns, {}),
      responseSchema: z.array(OpenSignIn),
      providesTags: ['SignIns'],
    }),
    endSignIn: build.mutation<unknown, string>({
      query: (sign_in_id) => requestOf(meRoutes.endSignIn, { params: { sign_in_id } }),
      // Of one that is gone already the list knows nothing yet, so it is fetched again as well.
      invalidatesTags: ['SignIns'],
    }),
    logoutAll: build.mutation<unknown, PasswordAgain>({
      query: (body) => requestOf(authRoutes.logoutAll, { body }),
      onQueryStarted: forgetSignIn,
    }),
    reauthenticate: build.mutation<Reauthentication, PasswordAgain>({
      query: (body) => requestOf(meRoutes.reauthenticate, { body }),
      responseSchema: Reauthentication,
    }),
    reauthenticateWithGoogle: build.mutation<Reauthentication, GoogleLogin>({
      query: (body) => requestOf(meRoutes.reauthenticateWithGoogle, { body }),
      responseSchema: Reauthentication,
    }),
    askExport: build.mutation<ExportKey, PasswordAgain>({
      query: (body) => requestOf(meRoutes.askExport, { body }),
      responseSchema: ExportKey,
    }),
    fetchExport: build.mutation<MyExport, Pick<ExportKey, 'token'>>({
      query: ({ token }) => requestOf(meRoutes.exportMe, { query: { token } }),
      responseSchema: MyExport,
    }),
    deleteMe: build.mutation<DeletionNotice, AccountDeletion>({
      query: (body) => requestOf(meRoutes.deleteMe, { body }),
      responseSchema: DeletionNotice,
      onQueryStarted: forgetSignIn,
    }),
  }),
})

export const {
  useUpdateMeMutation,
  useChangePasswordMutation,
  useListSignInsQuery,
  useEndSignInMutation,
  useLogoutAllMutation,
  useReauthenticateMutation,
  useReauthenticateWithGoogleMutation,
  useAskExportMutation,
  useFetchExportMutation,
  useDeleteMeMutation,
} = accountApi
