import { sql } from 'kysely'

import type { Db } from '../../platform/call.ts'
import type { LedgerAccountsTable, LedgerTransfersTable } from '../../db/sessionTables.ts'

type Audit = Readonly<Record<string, number>>

export interface LedgerAudit {
  check(): Promise<void>
  /** Returns false if the last audit found errors. */
  isSound(): boolean
}

export class InconsistentLedgerError extends Error {
  constructor(broken: readonly [string, number][]) {
    const promises = broken.map(([name, count]) => `${name}: ${count}`).join(', ')
    super(`The ledger is inconsistent, so nothing is written. Failed checks: ${promises}`)
  }
}

export function createLedgerAudit(
  audit: () => Promise<Audit>,
  reportError: (error: unknown) => void,
): LedgerAudit {
  let isSound = true
  return {
    check: async () => {
      const broken = Object.entries(await audit()).filter(([, count]) => count !== 0)
      isSound = broken.length === 0
      if (!isSound) reportError(new InconsistentLedgerError(broken))
    },
    isSound: () => isSound,
  }
}

export type GrantReason = 'registration' | 'verification' | `task:${string}`

export interface Wallet {
  xp: number
  credits: number
}

export interface Payer {
  userId: string
  sessionId: string
}

type Account = Pick<LedgerAccountsTable, 'user_id' | 'unit' | 'owner_id'>

export const creditsOf = (userId: string): Account => ({
  user_id: userId,
  unit: 'credit',
  owner_id: userId,
})

export const xpOf = ({ userId, sessionId }: Payer): Account => ({
  user_id: userId,
  unit: 'xp',
  owner_id: sessionId,
})

const openAccount = (db: Db, account: Account) =>
  db
    .insertInto('ledger_accounts')
    .values(account)
    .onConflict((conflict) => conflict.doNothing())
    .execute()

const selectAccount = (db: Db, { user_id, unit, owner_id }: Account) =>
  db
    .selectFrom('ledger_accounts')
    .where('user_id', '=', user_id)
    .where('unit', '=', unit)
    .where('owner_id', '=', owner_id)

export async function availableIn(db: Db, account: Account, isLocked = false): Promise<number> {
  const found = await selectAccount(db, account)
    .select(sql<number>`posted - held`.as('available'))
    // Inserting a transfer locks the key of its account, so `for update` could deadlock with it.
    .$if(isLocked, (query) => query.forNoKeyUpdate())
    .executeTakeFirst()
  return found?.available ?? 0
}

type Entry = Pick<LedgerTransfersTable, 'kind' | 'amount' | 'reason'> & {
  action_id?: string
  client_key?: string | null
}

/** Writes one transfer between an account and the system account. Does nothing if the amount is 0. */
export async function transfer(
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
    // Each reason of a grant is paid only once.
    .$if(entry.kind === 'grant', (insert) => insert.onConflict((conflict) => conflict.doNothing()))
    .execute()
}

export const balanceOf = (db: Db, userId: string) => availableIn(db, creditsOf(userId))

export async function grantCredits(db: Db, userId: string, amount: number, reason: GrantReason) {
  await openAccount(db, creditsOf(userId))
  await transfer(db, creditsOf(userId), { kind: 'grant', amount, reason }, 'owner')
}

export const findGift = (db: Db, user_id: string, key: string) =>
  db
    .selectFrom('ledger_transfers')
    .select(['amount', 'reason'])
    .where('user_id', '=', user_id)
    .where('client_key', '=', key)
    .executeTakeFirst()

export type CreditGift = NonNullable<Awaited<ReturnType<typeof findGift>>>

/** Gives credits each time it is called. To give only once per key, call `findGift` first. */
export async function adjustCredits(
  db: Db,
  userId: string,
  { amount, reason, key }: CreditGift & { key: string | null },
) {
  await openAccount(db, creditsOf(userId))
  const gift = { kind: 'adjust', amount, reason, client_key: key } as const
  await transfer(db, creditsOf(userId), gift, 'owner')
}

export async function openXp(db: Db, payer: Payer, amount: number) {
  await openAccount(db, xpOf(payer))
  await transfer(db, xpOf(payer), { kind: 'grant', amount, reason: 'initial_xp' }, 'owner')
}

/** Locks the credits of a user until the transaction ends, so that a payment decision stays valid. */
export async function lockCredits(db: Db, userId: string) {
  await openAccount(db, creditsOf(userId))
  await availableIn(db, creditsOf(userId), true)
}

export const settleHold = (
  db: Db,
  { id, user_id }: { id: string; user_id: string },
  { xp, credits }: Wallet,
) =>
  sql`with settled as (
      select ledger_settle(${user_id}::uuid, ${id}::uuid, 'xp', ${xp}::integer),
        ledger_settle(${user_id}::uuid, ${id}::uuid, 'credit', ${credits}::integer))
    select * from settled`.execute(db)
