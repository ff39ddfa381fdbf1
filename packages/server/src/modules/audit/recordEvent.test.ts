import { DAY_MS } from '@kathasagar/api/contract'
import { beforeEach, describe, expect, test } from 'vitest'

import { makePerson } from '../../test/access/scenery.ts'
import { auditEvents } from '../../test/auditEvents.ts'
import { openTestApp } from '../../test/openTestApp.ts'
import { deleteOldEvents, type AuditAction, recordEvent } from './index.ts'

const product = await openTestApp({ ports: { rateLimitFactor: 1 } })
beforeEach(async () => {
  await product.db.deleteFrom('audit_events').execute()
  // Each test uses another hour.
  product.clock.advance(61 * 60_000)
})

const kept = (act: AuditAction) => auditEvents(product.db, act)

const guess = (username: string, remoteAddress: string) =>
  product.app.inject({
    method: 'POST',
    url: '/api/v1/auth/login',
    remoteAddress,
    payload: { email_or_username: username, password: 'Wrong#1234' },
  })

describe('the audit log records', () => {
  test('a login', async () => {
    const { id } = await product.register()

    expect(await kept('signed_in')).toMatchObject([{ actor_id: id, target_kind: 'sign_in' }])
  })

  test('guesses at an account, once an hour', async () => {
    const { id, username } = await makePerson(product)
    for (let count = 0; count < 15; count += 1) await guess(username, `198.51.100.${count}`)

    expect(await kept('sign_in_throttled')).toMatchObject([
      { actor_id: null, target_kind: 'user', target_id: id },
    ])
  })

  test('the reuse of a refresh token', async () => {
    const { id, refresh_token } = await makePerson(product)
    const renew = (token: string) => product.call('refresh', { body: { refresh_token: token } })
    const { tokens } = (await renew(refresh_token)).answer()
    await renew(tokens.refresh_token)
    product.clock.advance(60_000)

    await renew(refresh_token)

    expect(await kept('refresh_token_reused')).toMatchObject([{ target_id: id }])
  })

  test('a logout of all devices', async () => {
    const { id, access_token, password } = await makePerson(product)

    await product.call('logoutAll', { token: access_token, body: { password } })

    expect(await kept('signed_out_everywhere')).toMatchObject([{ actor_id: id, target_id: id }])
  })

  test('a change of the password', async () => {
    const { id, access_token, password } = await makePerson(product)
    const next = 'Pahad#2042x'

    const body = { current_password: password, password: next, confirm_password: next }
    await product.call('changePassword', { token: access_token, body })

    expect(await kept('password_changed')).toMatchObject([{ actor_id: id, target_id: id }])
  })

  test('the closing of an account', async () => {
    const { id, access_token, password } = await makePerson(product)

    const body = { password, stories: 'hand_over' }
    await product.call('deleteMe', { token: access_token, body })

    expect(await kept('account_closed')).toMatchObject([{ actor_id: id, target_id: id }])
  })

  test('no wrong passwords', async () => {
    const { access_token } = await makePerson(product)
    const [password, next] = ['Wrong#1234', 'Pahad#2042x']
    const token = access_token

    await product.call('deleteMe', { token, body: { password, stories: 'hand_over' } })
    const body = { current_password: password, password: next, confirm_password: next }
    await product.call('changePassword', { token, body })

    expect([await kept('account_closed'), await kept('password_changed')]).toEqual([[], []])
  })
})

test('existing entries cannot be changed', async () => {
  await product.register()

  const changed = product.db.updateTable('audit_events').set({ actor_id: null }).execute()

  await expect(changed).rejects.toThrow('never changed')
})

test('events are deleted after the retention time of the log', async () => {
  const { db, clock } = product
  await recordEvent(db, { actor_id: null, act: 'tag_changed' }, clock.now())
  product.clock.advance(30 * DAY_MS)
  await recordEvent(db, { actor_id: null, act: 'category_changed' }, clock.now())

  await deleteOldEvents({ ...product.ports, auditDays: 20 })

  expect(await kept('tag_changed')).toEqual([])
  expect(await kept('category_changed')).toHaveLength(1)
})

test('a failed action leaves no entry', async () => {
  const { clock } = product
  const failed = product.ports.transaction(async (db) => {
    await recordEvent(db, { actor_id: null, act: 'role_changed' }, clock.now())
    throw new Error('the act failed')
  })

  await expect(failed).rejects.toThrow('the act failed')
  expect(await kept('role_changed')).toEqual([])
})

test('facts contain the changes, without secrets', async () => {
  const { db, clock } = product
  const target = { kind: 'user', id: 'a' }
  const before = { role: 'user', password: 'Sagar#2042x' }
  const after = { role: 'admin', refresh_token: 'abc', reason: 'asked by asha@example.org' }
  const event = { actor_id: null, act: 'role_changed', target, before, after } as const
  await recordEvent(db, event, clock.now())

  expect(await kept('role_changed')).toMatchObject([
    { before: { role: 'user' }, after: { role: 'admin', reason: 'asked by [address]' } },
  ])
  expect(JSON.stringify(await kept('role_changed'))).not.toMatch(/Sagar|abc|example\.org/)
})
