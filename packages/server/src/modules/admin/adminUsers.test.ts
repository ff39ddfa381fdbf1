import { describe, expect, test } from 'vitest'

import type { Player } from '../../test/caller.ts'
import { changeUser, insertStory, insertUser } from '../../test/factories.ts'
import { openTestApp } from '../../test/openTestApp.ts'
import { grantCredits } from '../ledger/index.ts'

const promote = (id: string) => changeUser(product.db, id, { role: 'admin' })
const product = await openTestApp()
const admin = await product.register()
const player = await product.register({ username: 'Under_score' })
await promote(admin.id)

const reason = 'She found a torn page'
const as = (who: Player, user: Player, body: object) => ({
  token: who.access_token,
  params: { user_id: user.id },
  body,
})
const audit = async (query: Record<string, string> = {}) =>
  (await product.ask('listAudit', { token: admin.access_token, query })).entries

const find = (query: Record<string, string>) =>
  product.ask('listUsers', { token: admin.access_token, query })

test('finds users by a part of a name or email, and by role, in pages of 25, 50, or 100', async () => {
  const byName = await find({ search: 'DER_sc' })
  const byMail = await find({ search: `${admin.username}@example` })
  const none = await find({ search: 'UnderXscore%' })
  const { users, total_users } = await find({ role: 'admin' })
  const query = { per_page: '30' }
  const odd = await product.call('listUsers', { token: admin.access_token, query })

  expect(byName.users.map(({ id }) => id)).toEqual([player.id])
  expect(byMail.users.map(({ id }) => id)).toEqual([admin.id])
  expect(none).toEqual({ users: [], page: 1, total_pages: 0, total_users: 0 })
  expect(total_users).toBe(1)
  expect(users[0]).toMatchObject({ id: admin.id, role: 'admin', credits: 20, stories: 0 })
  expect(odd.refusal().code).toBe('invalid_fields')
  expect((await find({ per_page: '100', page: '2' })).users).toEqual([])
})

describe('credits', () => {
  test('are given with a reason that the player and the audit log show, but not to oneself', async () => {
    const given = await product.call('grantCredits', as(admin, player, { amount: 30, reason }))
    const own = await product.call('grantCredits', as(admin, admin, { amount: 5, reason }))
    const wallet = await product.ask('getWallet', { token: player.access_token })

    expect([given.status, given.answer().credits]).toEqual([201, 50])
    expect([own.status, own.refusal().code]).toEqual([403, 'own_account'])
    expect(wallet).toMatchObject({ credits: 50, entries: [{ amount: 30, reason }, {}] })
    expect((await audit({ act: 'credits_granted' }))[0]).toMatchObject({
      actor_id: admin.id,
      actor_name: admin.username,
      target_name: player.username,
      after: { amount: 30, reason },
    })
  })

  test('are not given without a reason and a positive whole amount', async () => {
    for (const body of [
      { amount: 0, reason },
      { amount: -5, reason },
      { amount: 1.5, reason },
      { amount: 100_001, reason },
      { amount: 5, reason: ' ' },
      { amount: 5 },
    ]) {
      const refused = await product.call('grantCredits', as(admin, player, body))
      expect([refused.status, refused.refusal().code]).toEqual([422, 'invalid_fields'])
    }
  })
})

describe('rights', () => {
  test('of an admin are given and removed immediately, and each change is logged once', async () => {
    const token = player.access_token
    await product.call('setRole', as(admin, player, { role: 'admin' }))
    const inside = await product.call('listUsers', { token })
    await product.call('setRole', as(admin, player, { role: 'user' }))
    const same = await product.ask('setRole', as(admin, player, { role: 'user' }))
    const nobody = { ...player, id: '00000000-0000-4000-8000-000000000000' }
    const unknown = await product.call('setRole', as(admin, nobody, { role: 'user' }))
    const outside = await product.call('listUsers', { token })

    expect([inside.status, outside.status, same.role]).toEqual([200, 403, 'user'])
    expect(unknown.refusal().code).toBe('not_found')
    const changes = await audit({ act: 'role_changed' })
    expect(changes.map(({ before, after }) => [before, after])).toEqual([
      [{ role: 'admin' }, { role: 'user' }],
      [{ role: 'user' }, { role: 'admin' }],
    ])
  })

  test('of the last admin can’t be removed, nor can the account be deleted', async () => {
    const demoted = await product.call('setRole', as(admin, admin, { role: 'user' }))
    const body = { is_suspended: true, reason }
    const suspended = await product.call('setSuspension', as(admin, admin, body))

    for (const { status, refusal } of [demoted, suspended]) {
      expect([status, refusal().code]).toEqual([409, 'last_admin'])
    }
  })

  test('of one admin remain if two admins demote each other concurrently', async () => {
    const second = await product.register()
    await promote(second.id)

    const [one, two] = await Promise.all([
      product.call('setRole', as(admin, second, { role: 'user' })),
      product.call('setRole', as(second, admin, { role: 'user' })),
    ])

    const admins = product.db.selectFrom('users').select('id').where('role', '=', 'admin')
    const rows = await admins.execute()
    // The second caller is no longer an admin, or the target is the last one.
    expect([one, two].filter(({ status }) => status === 200)).toHaveLength(1)
    expect(rows).toHaveLength(1)
    await promote(admin.id)
    await product.call('setRole', as(admin, second, { role: 'user' }))
  })

  test('to premium stories are given with a reason', async () => {
    const token = player.access_token

    const body = { has_premium_access: true, reason }
    const given = await product.ask('setPremium', as(admin, player, body))

    expect(given.has_premium_access).toBe(true)
    expect((await product.ask('me', { token })).has_premium_access).toBe(true)
    expect((await audit({ act: 'premium_changed' }))[0]?.after).toMatchObject({ reason })
  })
})

test('refuses a suspended user with an existing token until the account is restored', async () => {
  const token = player.access_token
  await product.call('setSuspension', as(admin, player, { is_suspended: true, reason }))
  const shut = await product.call('getWallet', { token })

  await product.call('setSuspension', as(admin, player, { is_suspended: false, reason }))
  const open = await product.call('getWallet', { token })

  expect([shut.refusal().code, open.status]).toEqual(['account_suspended', 200])
  const acts = (await audit({ target_id: player.id })).map(({ act }) => act)
  expect(acts.slice(0, 2)).toEqual(['user_restored', 'user_suspended'])
})

test('lets a suspended user log in to export data and close the account', async () => {
  await product.call('setSuspension', as(admin, player, { is_suspended: true, reason }))
  const renew = ({ refresh_token }: { refresh_token: string }) =>
    product.call('refresh', { body: { refresh_token } })
  const first = (await renew(player)).answer()
  product.clock.advance(11_000)
  const { access_token: token } = (await renew(first.tokens)).answer()

  const wallet = await product.call('getWallet', { token })
  const exported = await product.call('askExport', { token, body: { password: player.password } })
  const body = { password: player.password, stories: 'remove' }
  const left = await product.call('deleteMe', { token, body })

  expect(wallet.refusal().code).toBe('account_suspended')
  expect([exported.status, left.status]).toEqual([201, 200])
  const acts = (await audit({ target_id: player.id })).map(({ act }) => act)
  expect(acts).not.toContain('refresh_token_reused')
})

describe('the audit log', () => {
  test('can be filtered by actor, kind of target and day, and continues on the next page', async () => {
    const today = product.clock.now().toISOString().slice(0, 10)
    const mine = await audit({ actor: ` ${admin.email.toUpperCase()}`, target_kind: 'user' })
    const ofToday = await audit({ actor_id: admin.id, target_kind: 'user', day: today })
    const [first, second] = await audit()

    expect(mine.length).toBeGreaterThan(0)
    expect(ofToday).toEqual(mine)
    expect(mine.every((event) => event.actor_id === admin.id)).toBe(true)
    expect(await audit({ day: '2020-01-01' })).toEqual([])
    expect((await audit({ before: first?.id ?? '' }))[0]).toEqual(second)
  })

  test('contains no email address', async () => {
    const body = { amount: 1, reason: 'asked by somebody@example.org' }
    await product.call('grantCredits', as(admin, player, body))

    expect(JSON.stringify(await audit())).not.toContain('somebody@example.org')
  })
})

test('shows stories and today’s credits in the overview of a week, a month, or a quarter', async () => {
  const token = admin.access_token
  const ask = (days: string) => product.call('getOverview', { token, query: { days } })
  const { days, stories, users } = await product.ask('getOverview', { token })
  const today = days.at(-1)

  expect((await ask('90')).answer().days).toHaveLength(90)
  expect((await ask('31')).refusal().code).toBe('invalid_fields')
  expect(days).toHaveLength(30)
  expect(today?.day).toBe(product.clock.now().toISOString().slice(0, 10))
  expect(today?.credits_issued).toBeGreaterThanOrEqual(91)
  expect(stories).toEqual({ draft: 0, in_review: 0, published: 0, archived: 0 })
  expect(users).toBe(3)
})

test('shows more credits in a day than one account may have', async () => {
  for (const username of ['rich_one', 'rich_two']) {
    const { id } = await insertUser(product.db, { username })
    await grantCredits(product.db, id, 2_000_000_000, 'registration')
  }

  const { days } = await product.ask('getOverview', { token: admin.access_token })
  expect(days.at(-1)?.credits_issued).toBeGreaterThan(4_000_000_000)
})

test('fails with an internal error if credits exceed the maximum balance', async () => {
  const rich = await product.register()
  await grantCredits(product.db, rich.id, 2_147_483_000, 'verification')

  const given = await product.call('grantCredits', as(admin, rich, { amount: 1000, reason }))

  expect([given.status, given.refusal().code]).toEqual([500, 'internal'])
})

test('shows the same number of accounts in the overview and the list of users', async () => {
  const token = admin.access_token
  await insertStory(product.db, { status: 'draft' })

  const { users } = await product.ask('getOverview', { token })

  expect((await product.ask('listUsers', { token })).total_users).toBe(users)
})
