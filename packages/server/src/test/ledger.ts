import type { Db } from '../db/database.ts'
import {
  availableIn,
  creditsOf,
  transfer,
  xpOf,
  type Payer,
  type Wallet,
} from '../modules/ledger/index.ts'

// Ledger operations for tests. In the server, stored functions run them as part of a turn.

export async function reserve(db: Db, payer: Payer, action_id: string, price: Wallet) {
  const hold = { kind: 'reserve', reason: 'action', action_id } as const
  await transfer(db, xpOf(payer), { ...hold, amount: price.xp }, 'house')
  await transfer(db, creditsOf(payer.userId), { ...hold, amount: price.credits }, 'house')
}

export const earnXp = (db: Db, payer: Payer, action_id: string, amount: number) =>
  transfer(db, xpOf(payer), { kind: 'earn', amount, action_id, reason: 'discovery' }, 'owner')

export const walletIn = async (db: Db, payer: Payer): Promise<Wallet> => ({
  xp: await availableIn(db, xpOf(payer)),
  credits: await availableIn(db, creditsOf(payer.userId)),
})
