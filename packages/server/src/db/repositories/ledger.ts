import { sql } from 'kysely'

import type { Ledger, Payer, Wallet } from '../../services/ledgerPort.ts'
import type { Db } from '../database.ts'
import type { LedgerUnit, LedgerTransfersTable } from '../sessionTables.ts'

const AVAILABLE = sql<number>`posted - held`

async function openAccount(db: Db, unit: LedgerUnit, ownerId: string): Promise<string> {
  await db
    .insertInto('ledger_accounts')
    .values({ unit, owner_id: ownerId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return accountOf(db, unit, ownerId)
}

async function accountOf(db: Db, unit: LedgerUnit, ownerId: string): Promise<string> {
  const { id } = await db
    .selectFrom('ledger_accounts')
    .select('id')
    .where('unit', '=', unit)
    .where('owner_id', '=', ownerId)
    .executeTakeFirstOrThrow()
  return id
}

async function balanceOf(db: Db, unit: LedgerUnit, ownerId: string, isLocked = false) {
  const account = await db
    .selectFrom('ledger_accounts')
    .select(AVAILABLE.as('available'))
    .where('unit', '=', unit)
    .where('owner_id', '=', ownerId)
    .$if(isLocked, (query) => query.forUpdate())
    .executeTakeFirst()
  return account?.available ?? 0
}

type Entry = Pick<LedgerTransfersTable, 'unit' | 'kind' | 'amount' | 'reason'> & {
  owner: string
  action_id?: string
}

/** Writes one transfer between an owner and the house; nothing moves for 0. */
async function transfer(db: Db, entry: Entry, towards: 'owner' | 'house'): Promise<void> {
  const { owner, action_id = null, ...rest } = entry
  if (rest.amount === 0) return
  const account = await accountOf(db, rest.unit, owner)
  await db
    .insertInto('ledger_transfers')
    .values({
      ...rest,
      action_id,
      from_id: towards === 'house' ? account : null,
      to_id: towards === 'owner' ? account : null,
    })
    .onConflict((conflict) =>
      conflict.columns(['to_id', 'reason']).where('kind', '=', sql.lit('grant')).doNothing(),
    )
    .execute()
}

async function reserve(db: Db, { userId, sessionId }: Payer, action_id: string, price: Wallet) {
  const hold = { kind: 'reserve', reason: 'action', action_id } as const
  await transfer(db, { ...hold, unit: 'xp', owner: sessionId, amount: price.xp }, 'house')
  await transfer(db, { ...hold, unit: 'credit', owner: userId, amount: price.credits }, 'house')
}

/** A post smaller than its hold frees the rest; a hold of which nothing is taken is voided. */
async function settle(db: Db, actionId: string, unit: LedgerUnit, spent: number): Promise<void> {
  const settled = await sql`
    insert into ledger_transfers (unit, kind, from_id, amount, action_id, pending_id, reason)
    select unit, ${spent > 0 ? 'post' : 'void'}, from_id,
      ${spent > 0 ? sql`${spent}::integer` : sql`amount`}, action_id, id, reason
    from ledger_transfers
    where action_id = ${actionId} and unit = ${unit} and kind = 'reserve'`.execute(db)
  if (spent > 0 && settled.numAffectedRows !== 1n) {
    throw new Error(`Action ${actionId} has no ${unit} held to pay from`)
  }
}

export const ledgerRepository = (db: Db): Ledger => ({
  balanceOf: (userId) => balanceOf(db, 'credit', userId),

  grantCredits: async (owner, amount, reason) => {
    await openAccount(db, 'credit', owner)
    await transfer(db, { unit: 'credit', kind: 'grant', owner, amount, reason }, 'owner')
  },

  adjustCredits: async (owner, amount, reason) => {
    await openAccount(db, 'credit', owner)
    await transfer(db, { unit: 'credit', kind: 'adjust', owner, amount, reason }, 'owner')
  },

  openXp: async (owner, amount) => {
    await openAccount(db, 'xp', owner)
    await transfer(db, { unit: 'xp', kind: 'grant', owner, amount, reason: 'initial_xp' }, 'owner')
  },

  lockWallet: async ({ userId, sessionId }) => ({
    xp: await balanceOf(db, 'xp', sessionId, true),
    credits: await balanceOf(db, 'credit', userId, true),
  }),

  reserve: (payer, actionId, price) => reserve(db, payer, actionId, price),

  settle: async (actionId, spent) => {
    await settle(db, actionId, 'xp', spent.xp)
    await settle(db, actionId, 'credit', spent.credits)
  },

  earnXp: (owner, action_id, amount) =>
    transfer(
      db,
      { unit: 'xp', kind: 'earn', owner, amount, action_id, reason: 'discovery' },
      'owner',
    ),

  restoreXp: (owner, action_id, change) =>
    transfer(
      db,
      { unit: 'xp', kind: 'undo', owner, amount: Math.abs(change), action_id, reason: 'undo' },
      change < 0 ? 'house' : 'owner',
    ),
})
