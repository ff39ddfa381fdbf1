import { signedOut } from '../auth/authSlice.ts'
import { clearTokens } from '../auth/tokenStorage.ts'
import { api } from '../client/apiSlice.ts'
import { onSuccess, authCalls, meCalls } from '../client/calls.ts'
import { hooksOf } from '../client/hooks.ts'
import type { PasswordAgain } from '../contract/auth.ts'
import type { ExportKey, MyExport, PasswordChange } from '../contract/account.ts'

interface Ending {
  dispatch: (action: ReturnType<typeof signedOut | typeof api.util.resetApiState>) => unknown
  queryFulfilled: Promise<unknown>
}

/** Ends the session on this device if the call succeeds. */
async function endSessionOnSuccess(_request: unknown, { dispatch, queryFulfilled }: Ending) {
  const isDone = await queryFulfilled.then(
    () => true,
    () => false,
  )
  if (!isDone) return
  clearTokens()
  dispatch(signedOut({ why: 'left' }))
  dispatch(api.util.resetApiState())
}

const accountApi = api.injectEndpoints({
  endpoints: (build) => ({
    changePassword: build.mutation<unknown, PasswordChange>({
      query: (body) => meCalls.call('changePassword', { body }),
      invalidatesTags: onSuccess('SignIns', 'User'),
    }),
    listSignIns: build.query({ ...authCalls.ask('listSignIns'), providesTags: ['SignIns'] }),
    logoutAll: build.mutation<unknown, PasswordAgain>({
      query: (body) => authCalls.call('logoutAll', { body }),
      onQueryStarted: endSessionOnSuccess,
    }),
    reauthenticate: build.mutation(meCalls.ask('reauthenticate')),
    reauthenticateWithGoogle: build.mutation(meCalls.ask('reauthenticateWithGoogle')),
    getModelKey: build.query({ ...meCalls.ask('getModelKey'), providesTags: ['ModelKey'] }),
    // The key determines the models and prices.
    setModelKey: build.mutation({
      ...meCalls.ask('setModelKey'),
      invalidatesTags: onSuccess('ModelKey', 'Models'),
    }),
    removeModelKey: build.mutation({
      ...meCalls.ask('removeModelKey'),
      invalidatesTags: onSuccess('ModelKey', 'Models'),
    }),
    askExport: build.mutation(meCalls.ask('askExport')),
    fetchExport: build.mutation<MyExport, Pick<ExportKey, 'token'>>(meCalls.ask('exportMe')),
    deleteMe: build.mutation({ ...meCalls.ask('deleteMe'), onQueryStarted: endSessionOnSuccess }),
  }),
})

export const {
  useChangePasswordMutation,
  useListSignInsQuery,
  useLogoutAllMutation,
  useReauthenticateMutation,
  useReauthenticateWithGoogleMutation,
  useGetModelKeyQuery,
  useSetModelKeyMutation,
  useRemoveModelKeyMutation,
  useAskExportMutation,
  useFetchExportMutation,
  useDeleteMeMutation,
} = hooksOf(accountApi)

export default accountApi
