import { api } from '../client/apiSlice.ts'
import { secondFactorCalls } from '../client/calls.ts'
import type { SignedIn } from '../contract/auth.ts'
import type { SecondStepAnswer } from '../contract/secondFactor.ts'
import { saveLogin } from './auth/saveLogin.ts'
import { STALE_AFTER_SIGN_IN, withGuest } from './auth/withGuest.ts'

const staleAfterSignIn = (_answer: unknown, error: unknown) => (error ? [] : STALE_AFTER_SIGN_IN)

/** Reloads after a rejection too, because the state may have changed on another device. */
const invalidatesTags = ['SecondFactor'] as const

export const secondFactorApi = api.injectEndpoints({
  endpoints: (build) => ({
    takeSecondStep: build.mutation<SignedIn, SecondStepAnswer>({
      ...secondFactorCalls.ask('takeSecondStep', withGuest),
      onQueryStarted: saveLogin,
      invalidatesTags: staleAfterSignIn,
    }),
    reauthenticateWithSecondFactor: build.mutation(
      secondFactorCalls.ask('reauthenticateWithSecondFactor'),
    ),
    getSecondFactor: build.query({
      ...secondFactorCalls.ask('getSecondFactor'),
      providesTags: ['SecondFactor'],
    }),
    beginTotp: build.mutation(secondFactorCalls.ask('beginTotp')),
    confirmTotp: build.mutation({
      ...secondFactorCalls.ask('confirmTotp', (one_time_code: string) => ({ one_time_code })),
      invalidatesTags,
    }),
    removeTotp: build.mutation<unknown, void>({
      query: () => secondFactorCalls.call('removeTotp', {}),
      invalidatesTags,
    }),
    renewRecoveryCodes: build.mutation({
      ...secondFactorCalls.ask('renewRecoveryCodes'),
      invalidatesTags,
    }),
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
} = secondFactorApi
