import { route } from '../route.ts'
import { Wallet, WalletQuery } from '../wallet.ts'

/** What a player has, and where it went. */
export const routes = {
  getWallet: route('GET', '/wallet', {
    summary: 'The balance of the caller and every change of it, newest first',
    access: 'user',
    query: WalletQuery,
    answer: Wallet,
  }),
} as const
