import { api } from '../client/apiSlice.ts'
import { requestOf } from '../client/requestOf.ts'
import { Wallet } from '../contract/wallet.ts'

export interface WalletArgs {
  /** `id` of the entry whose predecessors are asked for; without it the newest. */
  before?: number
}

export const walletApi = api.injectEndpoints({
  endpoints: (build) => ({
    getWallet: build.query<Wallet, WalletArgs>({
      query: ({ before }) =>
        requestOf('getWallet', before === undefined ? {} : { query: { before } }),
      responseSchema: Wallet,
      providesTags: ['User'],
    }),
  }),
})

export const { useGetWalletQuery } = walletApi
