import { api } from '../client/apiSlice.ts'
import { walletCalls as calls, type Page } from '../client/calls.ts'
import { hooksOf } from '../client/hooks.ts'
import type { Wallet } from '../contract/wallet.ts'

export interface WalletArgs {
  /** Returns entries before this id. Default: the newest. */
  before?: number
}

const walletApi = api.injectEndpoints({
  endpoints: (build) => ({
    getWallet: build.query<Wallet, WalletArgs>({
      ...calls.ask('getWallet'),
      providesTags: ['User'],
    }),
    listWallet: build.infiniteQuery<Wallet, void, number | null>({
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: ({ has_more, entries }) => (has_more ? entries.at(-1)?.id : undefined),
      },
      ...calls.ask('getWallet', ({ pageParam }: Page<void, number | null>) => ({
        before: pageParam ?? undefined,
      })),
      providesTags: ['User'],
    }),
  }),
})

export const { useListWalletInfiniteQuery, useGetWalletQuery } = hooksOf(walletApi)

export default walletApi
