import { api } from '../client/apiSlice.ts'
import { by, onSuccess, secondFactorCalls as calls } from '../client/calls.ts'
import { hooksOf } from '../client/hooks.ts'
import type { SignedIn } from '../contract/auth.ts'
import type { SecondStepAnswer } from '../contract/secondFactor.ts'
import { saveLogin } from './auth/saveLogin.ts'
import { STALE_AFTER_LOGIN, withGuest } from './auth/withGuest.ts'

/** Reloads after a rejection too, because the state may have changed on another device. */
const invalidatesTags = ['SecondFactor'] as const

const secondFactorApi = api.injectEndpoints({
  endpoints: (build) => ({
    takeSecondStep: build.mutation<SignedIn, SecondStepAnswer>({
      ...calls.ask('takeSecondStep', withGuest),
      onQueryStarted: saveLogin,
      invalidatesTags: onSuccess(...STALE_AFTER_LOGIN),
    }),
    reauthenticateWithSecondFactor: build.mutation(calls.ask('reauthenticateWithSecondFactor')),
    getSecondFactor: build.query({
      ...calls.ask('getSecondFactor'),
      providesTags: ['SecondFactor'],
    }),
    beginTotp: build.mutation(calls.ask('beginTotp')),
    confirmTotp: build.mutation({
      ...calls.ask('confirmTotp', by('one_time_code')),
      invalidatesTags,
    }),
    removeTotp: build.mutation<unknown, void>({
      query: () => calls.call('removeTotp', {}),
      invalidatesTags,
    }),
    renewRecoveryCodes: build.mutation({ ...calls.ask('renewRecoveryCodes'), invalidatesTags }),
  }),
})

export const {
  useTakeSecondStepMutation,
  useReauthenticateWithSecondFactorMutation,
  useGetSecondFactorQuery,
  useBeginTotpMutation,
  useConfirmTotpMutation,
  useRemoveTotpMutation,
  useRenewRecoveryCodesMutation,
} = hooksOf(secondFactorApi)

export default secondFactorApi
