import { api } from '../client/apiSlice.ts'
import { walletCalls } from '../client/calls.ts'
import type { Wallet } from '../contract/wallet.ts'

export interface WalletArgs {
  /** Returns entries before this id. Default: the newest. */
  before?: number
}

export const walletApi = api.injectEndpoints({
  endpoints: (build) => ({
    getWallet: build.query<Wallet, WalletArgs>({
      query: ({ before }) =>
        walletCalls.call('getWallet', before === undefined ? {} : { query: { before } }),
      responseSchema: walletCalls.answer('getWallet'),
      providesTags: ['User'],
    }),
    listWallet: build.infiniteQuery<Wallet, void, number | null>({
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: ({ has_more, entries }) => (has_more ? entries.at(-1)?.id : undefined),
      },
      query: ({ pageParam }) =>
        walletCalls.call('getWallet', pageParam === null ? {} : { query: { before: pageParam } }),
      responseSchema: walletCalls.answer('getWallet'),
      providesTags: ['User'],
    }),
  }),
})

export const { useListWalletInfiniteQuery, useGetWalletQuery } = walletApi
