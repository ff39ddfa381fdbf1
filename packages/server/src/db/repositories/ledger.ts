import { sql } from 'kysely'

import type { Ledger, Payer, Wallet } from '../../services/ledgerPort.ts'
import type { Db } from '../database.ts'
import type { LedgerAccountsTable, LedgerTransfersTable } from '../sessionTables.ts'

const AVAILABLE = sql<number>`posted - held`

type Account = Pick<LedgerAccountsTable, 'user_id' | 'unit' | 'owner_id'>

const creditsOf = (userId: string): Account => ({
  user_id: userId,
  unit: 'credit',
  owner_id: userId,
})
const xpOf = ({ userId, sessionId }: Payer): Account => ({
  user_id: userId,
  unit: 'xp',
  owner_id: sessionId,
})

async function openAccount(db: Db, account: Account): Promise<void> {
  await db
    .insertInto('ledger_accounts')
    .values(account)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

const selectAccount = (db: Db, { user_id, unit, owner_id }: Account) =>
  db
    .selectFrom('ledger_accounts')
    .where('user_id', '=', user_id)
    .where('unit', '=', unit)
    .where('owner_id', '=', owner_id)

async function balanceOf(db: Db, account: Account, isLocked = false) {
  const found = await selectAccount(db, account)
    .select(AVAILABLE.as('available'))
    // A transfer's foreign key shares its account's key: a whole lock would wait for it, and it for us.
    .$if(isLocked, (query) => query.forNoKeyUpdate())
    .executeTakeFirst()
  return found?.available ?? 0
}

type Entry = Pick<LedgerTransfersTable, 'kind' | 'amount' | 'reason'> & {
  action_id?: string
  client_key?: string | null
}

/** Writes one transfer between an account and the house; nothing moves for 0. */
async function transfer(
  db: Db,
  account: Account,
  { action_id, ...entry }: Entry,
  towards: 'owner' | 'house',
): Promise<void> {
  if (entry.amount === 0) return
  const { id } = await selectAccount(db, account).select('id').executeTakeFirstOrThrow()
  await db
    .insertInto('ledger_transfers')
    .values({
      ...entry,
      user_id: account.user_id,
      unit: account.unit,
      action_id: action_id ?? null,
      from_id: towards === 'house' ? id : null,
      to_id: towards === 'owner' ? id : null,
    })
    // A reason that was paid before; two keys forbid it while the version before may still run.
    .$if(entry.kind === 'grant', (insert) => insert.onConflict((conflict) => conflict.doNothing()))
    .execute()
}

async function reserve(db: Db, payer: Payer, action_id: string, price: Wallet) {
  const hold = { kind: 'reserve', reason: 'action', action_id } as const
  await transfer(db, xpOf(payer), { ...hold, amount: price.xp }, 'house')
  await transfer(db, creditsOf(payer.userId), { ...hold, amount: price.credits }, 'house')
}

type Settle = Parameters<Ledger['settle']>

/** A post smaller than its hold frees the rest; a hold of which nothing is taken is voided. */
const settle = (db: Db, ...[{ id, user_id }, { xp, credits }]: Settle) =>
  sql`with settled as (
      select ledger_settle(${user_id}::uuid, ${id}::uuid, 'xp', ${xp}::integer),
        ledger_settle(${user_id}::uuid, ${id}::uuid, 'credit', ${credits}::integer))
    select * from settled`.execute(db)

export const ledgerRepository = (db: Db): Ledger => ({
  balanceOf: (userId) => balanceOf(db, creditsOf(userId)),

  grantCredits: async (userId, amount, reason) => {
    await openAccount(db, creditsOf(userId))
    await transfer(db, creditsOf(userId), { kind: 'grant', amount, reason }, 'owner')
  },

  findGift: (user_id, key) =>
    db
      .selectFrom('ledger_transfers')
      .select(['amount', 'reason'])
      .where('user_id', '=', user_id)
      .where('client_key', '=', key)
      .executeTakeFirst(),

  adjustCredits: async (userId, { amount, reason, key }) => {
    await openAccount(db, creditsOf(userId))
    const gift = { kind: 'adjust', amount, reason, client_key: key } as const
    await transfer(db, creditsOf(userId), gift, 'owner')
  },

  openXp: async (payer, amount) => {
    await openAccount(db, xpOf(payer))
    await transfer(db, xpOf(payer), { kind: 'grant', amount, reason: 'initial_xp' }, 'owner')
  },

  lockWallet: async (payer) => ({
    xp: await balanceOf(db, xpOf(payer), true),
    credits: await balanceOf(db, creditsOf(payer.userId), true),
  }),

  lockCredits: async (userId) => {
    await openAccount(db, creditsOf(userId))
    await balanceOf(db, creditsOf(userId), true)
  },

  reserve: (payer, actionId, price) => reserve(db, payer, actionId, price),

  settle: async (...given) => {
    await settle(db, ...given)
  },

  earnXp: (payer, action_id, amount) =>
    transfer(db, xpOf(payer), { kind: 'earn', amount, action_id, reason: 'discovery' }, 'owner'),
})
