import type { PaidTurn, Wallet } from '@kathasagar/api/contract'

import type { GrantReason } from '../ledgerPort.ts'

/** A change of a wallet as the ledger have it. */
export interface WalletEntry {
  id: number
  amount: number
  /** Given by an admin, whose words the reason then is. */
  is_gift: boolean
  /** `action` for what a turn took; an admin's own words for what an admin gave. */
  reason: GrantReason | 'action' | (string & {})
  story: { id: string; title: string } | null
  turn: PaidTurn | null
  created_at: Date
}

export interface WalletRepository {
  /** What can be spent, and what running actions hold. */
  findWallet(userId: string): Promise<Pick<Wallet, 'credits' | 'held'>>
  /** Newest first, those before a place in the ledger. Holds are no moves until they are taken. */
  listMoves(userId: string, page: { before: number; limit: number }): Promise<WalletEntry[]>
}
