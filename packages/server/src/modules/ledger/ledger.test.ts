import { randomUUID } from 'node:crypto'

import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { auditLedger } from '../../db/auditLedger.ts'
import type { OpenDatabase } from '../../db/client.ts'
import { reserve, walletIn } from '../../test/ledger.ts'
import { openTestDatabase } from '../../test/testDatabase.ts'
import { balanceOf, grantCredits, openXp, settleHold } from './index.ts'

let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

async function openWallet(credits: number) {
  const payer = { userId: randomUUID(), sessionId: randomUUID() }
  await grantCredits(database.db, payer.userId, credits, 'registration')
  await openXp(database.db, payer, 10)
  return payer
}

test('pays each reason for credits once, and refuses to spend a held amount', async () => {
  const payer = await openWallet(5)
  await grantCredits(database.db, payer.userId, 5, 'registration')
  expect(await balanceOf(database.db, payer.userId)).toBe(5)

  await reserve(database.db, payer, randomUUID(), { xp: 0, credits: 3 })
  const second = reserve(database.db, payer, randomUUID(), { xp: 0, credits: 3 })
  await expect(second).rejects.toThrow('balance too low')
})

test('releases the rest of a hold if a delivery costs less, and settles it once', async () => {
  const payer = await openWallet(8)
  const action = randomUUID()
  await reserve(database.db, payer, action, { xp: 2, credits: 8 })
  const hold = { id: action, user_id: payer.userId }
  await settleHold(database.db, hold, { xp: 2, credits: 3 })
  const again = settleHold(database.db, hold, { xp: 0, credits: 0 })

  await expect(again).rejects.toThrow('duplicate key')
  expect(await walletIn(database.db, payer)).toEqual({ xp: 8, credits: 5 })
})

test.for([
  ['a transfer be changed', 'update ledger_transfers set amount = 1', 'append-only'],
  ['a transfer be removed', 'delete from ledger_transfers', 'append-only'],
  ['a balance be written', 'update ledger_accounts set posted = 1000', 'by transfers only'],
  ['an account be removed', 'delete from ledger_accounts', 'by transfers only'],
  [
    'an account begin with money',
    `insert into ledger_accounts (user_id, unit, owner_id, posted)
      select id, 'credit', id, 5 from gen_random_uuid() as id`,
    'by transfers only',
  ],
] as const)('never lets %s', async ([, statement, words]) => {
  await openWallet(8)

  await expect(sql.raw(statement).execute(database.db)).rejects.toThrow(words)
})

test('detects a balance without transfers', async () => {
  const { userId } = await openWallet(8)

  // Only disabled triggers permit this change, which the audit must detect.
  const audit = await database.db.transaction().execute(async (trx) => {
    await sql`alter table ledger_accounts disable trigger ledger_accounts_guard`.execute(trx)
    await sql`update ledger_accounts set posted = 9 where owner_id = ${userId}`.execute(trx)
    const found = await auditLedger(trx)
    await sql`update ledger_accounts set posted = 8 where owner_id = ${userId}`.execute(trx)
    await sql`alter table ledger_accounts enable trigger ledger_accounts_guard`.execute(trx)
    return found
  })

  expect(audit).toMatchObject({ unbalanced_accounts: 1, missing_from_the_house: 1 })
})
