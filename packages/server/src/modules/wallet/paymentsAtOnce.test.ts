import { randomUUID } from 'node:crypto'

import { afterAll, afterEach, describe, expect, test } from 'vitest'

import { googleTokens } from '../../providers/googleTokens.ts'
import type { Player } from '../../test/caller.ts'
import { changeUser } from '../../test/factories.ts'
import { startGoogle } from '../../test/googleServer.ts'
import { createMailbox } from '../../test/mailbox.ts'
import { openTestApp } from '../../test/openTestApp.ts'
import { makeLink } from '../auth/index.ts'
import { beginPlay, expectConsistentLedger } from '../../test/play.ts'
import { balanceOf } from '../ledger/index.ts'

const TIMES = 20
const reason = 'She found a torn page'
const mailbox = createMailbox()
const google = await startGoogle()
afterAll(() => google.close())
const siteUrl = () => 'https://stories.example'
const product = await openTestApp({
  ports: { google: googleTokens(google.settings), mailer: mailbox.mailer, siteUrl },
})
const admin = await product.register()
const player = await product.register()
await changeUser(product.db, admin.id, { role: 'admin' })
afterEach(() => expectConsistentLedger(product.db))

const atOnce = <Answer>(ask: (time: number) => Promise<Answer>) =>
  Promise.all(Array.from({ length: TIMES }, (_none, time) => ask(time)))
const creditsOf = async ({ access_token: token }: Player) =>
  (await product.ask('getWallet', { token })).credits
const auditOf = async (act: string, { id }: Player) =>
  (await product.ask('listAudit', { token: admin.access_token, query: { act, target_id: id } }))
    .entries

const give = (key: string | null, amount: number, to = player) =>
  product.call('grantCredits', {
    token: admin.access_token,
    params: { user_id: to.id },
    body: { amount, reason },
    headers: key === null ? {} : { 'idempotency-key': key },
  })

describe('credits from an admin', () => {
  test('are paid and logged once per key, and for each request without a key', async () => {
    const to = await product.register()
    const key = randomUUID()
    const answers = await atOnce(() => give(key, 30, to))
    const later = await give(key, 30, to)
    const log = await auditOf('credits_granted', to)
    await atOnce((time) => give(`press-${time}`, 2, to))
    await atOnce(() => give(null, 1, to))

    const told = [...answers, later].map((given) => [given.status, given.answer().credits])
    expect(new Set(told.map(String))).toEqual(new Set(['201,50']))
    expect(log).toHaveLength(1)
    expect(await creditsOf(to)).toBe(50 + 3 * TIMES)
  })

  test('are refused for a key with another amount, and for an invalid key', async () => {
    const before = await creditsOf(player)
    const key = randomUUID()
    await give(key, 5)
    const other = await give(key, 6)

    expect([other.status, other.refusal().code]).toEqual([409, 'key_reused'])
    for (const invalid of ['', ' ', 'x'.repeat(256)]) {
      const refused = await give(invalid, 5)
      expect([refused.status, refused.refusal().code]).toEqual([400, 'malformed_request'])
    }
    expect(await creditsOf(player)).toBe(before + 5)
  })

  test('are paid once to each of two players with one key', async () => {
    const two = [await product.register(), await product.register()]

    await atOnce((time) => give('for-both', 4, two[time % 2]))

    expect(await Promise.all(two.map(creditsOf))).toEqual([24, 24])
  })
})

test('gives and logs premium access once in concurrent requests', async () => {
  const to = await product.register()
  const body = { has_premium_access: true, reason }

  const answers = await atOnce(() =>
    product.call('setPremium', { token: admin.access_token, params: { user_id: to.id }, body }),
  )

  expect(answers.every((given) => given.answer().has_premium_access)).toBe(true)
  expect(await auditOf('premium_changed', to)).toHaveLength(1)
})

test('pays once for concurrent confirmations of an email', async () => {
  const reader = await product.register()
  const { token } = await makeLink(product.ports, reader.id, 'verify_email')
  await atOnce(() => product.call('verifyEmail', { query: { token } }))

  expect(await creditsOf(reader)).toBe(100)
})

test('gives the welcome credits once for concurrent Google logins', async () => {
  const person = { sub: 'at-once', email: 'at-once@gmail.example', name: 'Asha Rao' }

  const answers = await atOnce(async () => {
    const { nonce } = await product.ask('createGoogleNonce')
    const id_token = await google.signed({ nonce, ...person })
    return product.call('googleLogin', { body: { id_token } })
  })

  const ids = new Set(answers.map((one) => one.answer().user.id))
  expect(ids.size).toBe(1)
  expect(await Promise.all([...ids].map((id) => balanceOf(product.db, id)))).toEqual([100])
})

test('counts concurrent shares of a story once a day, and pays nothing', async () => {
  const play = await beginPlay(product)
  const before = await creditsOf(play.player)

  const call = play.on({ story_id: play.storyId })
  const answers = await atOnce(() => product.call('shareStory', call))

  expect(answers.map((one) => one.answer().shares_count)).toEqual(answers.map(() => 1))
  expect(await creditsOf(play.player)).toBe(before)
})

test('pays each task once for an ending and concurrent requests for its rewards', async () => {
  const play = await beginPlay(product)
  const token = play.player.access_token
  const press = { action_type: 'continue', selected_model: 'kathakar' } as const
  const collect = () => product.call('collectRewards', { token, body: { time_zone: 'UTC' } })

  const paid: string[] = []
  for (let turn = 0; turn < 8; turn += 1) {
    const [acted, ...collected] = await Promise.all([play.act(press), ...[1, 2, 3].map(collect)])
    const earned = [acted.answer().earned, ...collected.map((one) => one.answer())]
    paid.push(...earned.flatMap((one) => one?.finished ?? []).map(({ task_id }) => task_id))
    if (acted.answer().ending) break
  }

  expect(paid.toSorted()).toEqual(['first-ending', 'new-door'])
  expect(await creditsOf(play.player)).toBe(20 + 10 + 2)
})
