import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'

import { makeLink } from '../modules/auth/index.ts'
import { InconsistentLedgerError } from '../modules/ledger/index.ts'
import { openTestApp } from '../test/openTestApp.ts'
import { beginPlay, expectConsistentLedger, type Play } from '../test/play.ts'

const reported: unknown[] = []
const app = await openTestApp({ ports: { reportError: (fault) => reported.push(fault) } })
afterEach(async () => {
  reported.length = 0
  await expectConsistentLedger(app.db)
})

/** Changes a balance directly. Disables the trigger that would prevent this. */
async function forge({ player }: Play, credits: number) {
  await app.db.transaction().execute(async (trx) => {
    await sql`alter table ledger_accounts disable trigger ledger_accounts_guard`.execute(trx)
    await sql`update ledger_accounts set posted = posted + ${credits}
      where owner_id = ${player.id}`.execute(trx)
    await sql`alter table ledger_accounts enable trigger ledger_accounts_guard`.execute(trx)
  })
  await app.ports.ledgerAudit.check()
}

const isReady = async () => (await app.app.inject({ url: '/health/ready' })).statusCode

test('permits all calls with a consistent ledger', async () => {
  const play = await beginPlay(app)

  await app.ports.ledgerAudit.check()

  expect(await isReady()).toBe(200)
  expect((await play.acted({ action_type: 'continue' })).credits).toBe(20)
  expect(reported).toEqual([])
})

test('stops all writes with an error if the ledger is inconsistent, but permits reads', async () => {
  const play = await beginPlay(app)
  const { token } = await makeLink(app.ports, play.player.id, 'log_in')
  await forge(play, 5)

  const action = await play.act({ action_type: 'continue' })
  const reads = [
    await app.logIn(play.player),
    await app.call('exchangeLogin', { body: { token } }),
    await app.call('getSession', play.on()),
    await app.call('getWallet', play.on()),
    await app.call('listStories'),
  ]
  const ready = await isReady()
  await forge(play, -5)

  expect(ready).toBe(503)
  expect([action.status, action.refusal().code]).toEqual([503, 'read_only'])
  expect(reads.map(({ status }) => status)).toEqual(Array(5).fill(200))
  expect(reported).toEqual([expect.any(InconsistentLedgerError)])
  expect(String(reported[0])).toContain('unbalanced_accounts: 1')
})

test('refuses registration while the ledger is inconsistent, and permits it after the repair', async () => {
  const play = await beginPlay(app)
  await forge(play, 1)
  const refused = await app.register().catch(String)
  await forge(play, -1)

  const joined = await app.register()

  expect(refused).toContain('read_only')
  expect(joined.id).toBeTruthy()
  expect(await isReady()).toBe(200)
})
