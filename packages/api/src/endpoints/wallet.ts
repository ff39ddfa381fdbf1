import { api } from '../client/apiSlice.ts'
import { requestOf } from '../client/requestOf.ts'
import { Wallet } from '../contract/wallet.ts'
import { walletRoutes } from '../contract/routes/wallet.ts'

export interface WalletArgs {
  /** `id` of the entry whose predecessors are asked for; without it the newest. */
  before?: number
}

export const walletApi = api.injectEndpoints({
  endpoints: (build) => ({
    getWallet: build.query<Wallet, WalletArgs>({
      query: ({ before }) =>
        requestOf(walletRoutes.getWallet, before === undefined ? {} : { query: { before } }),
      responseSchema: Wallet,
      providesTags: ['User'],
    }),
    /** The wallet from its newest change on, a page at a time. */
    listWallet: build.infiniteQuery<Wallet, void, number | null>({
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: ({ has_more, entries }) => (has_more ? entries.at(-1)?.id : undefined),
      },
      query: ({ pageParam }) =>
        requestOf(
          walletRoutes.getWallet,
          pageParam === null ? {} : { query: { before: pageParam } },
        ),
      responseSchema: Wallet,
      providesTags: ['User'],
    }),
  }),
})

export const { useListWalletInfiniteQuery, useGetWalletQuery } = walletApi
