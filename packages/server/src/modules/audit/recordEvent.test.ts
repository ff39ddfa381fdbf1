import { DAY_MS } from '@kathasagar/api/contract'
import { beforeEach, describe, expect, test } from 'vitest'

import { makePerson } from '../../test/access/scenery.ts'
import { auditEvents } from '../../test/auditEvents.ts'
import { postFrom } from '../../test/caller.ts'
import { openTestApp } from '../../test/openTestApp.ts'
import { deleteOldEvents, type AuditAction, recordEvent } from './index.ts'

const product = await openTestApp({ ports: { rateLimitFactor: 1 } })
beforeEach(async () => {
  await product.db.deleteFrom('audit_events').execute()
  // Starts a new hour, because some events are recorded only once an hour.
  product.clock.advance(61 * 60_000)
})

const kept = (act: AuditAction) => auditEvents(product.db, act)

const guess = (email_or_username: string, address: string) =>
  postFrom(product, address, '/auth/login', { email_or_username, password: 'Wrong#1234' })

describe('the audit log records', () => {
  test('a login, and a logout of all devices', async () => {
    const { id, access_token, password } = await product.register()
    await product.call('logoutAll', { token: access_token, body: { password } })

    expect(await kept('signed_in')).toMatchObject([{ actor_id: id, target_kind: 'sign_in' }])
    expect(await kept('signed_out_everywhere')).toMatchObject([{ actor_id: id, target_id: id }])
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

  test('a change of the password and the closing of an account if the password was correct', async () => {
    const { id, access_token: token, password: right } = await makePerson(product)
    const next = 'Pahad#2042x'
    const close = (password: string) =>
      product.call('deleteMe', { token, body: { password, stories: 'hand_over' } })
    const change = (current_password: string) => {
      const body = { current_password, password: next, confirm_password: next }
      return product.call('changePassword', { token, body })
    }
    await close('Wrong#1234')
    await change('Wrong#1234')
    const before = [await kept('account_closed'), await kept('password_changed')]
    await change(right)
    await close(next)

    expect(before).toEqual([[], []])
    for (const act of ['password_changed', 'account_closed'] as const) {
      expect(await kept(act)).toMatchObject([{ actor_id: id, target_id: id }])
    }
  })
})

test('deletes events after the retention time of the log', async () => {
  const { db, clock } = product
  await recordEvent(db, { actor_id: null, act: 'tag_changed' }, clock.now())
  product.clock.advance(30 * DAY_MS)
  await recordEvent(db, { actor_id: null, act: 'category_changed' }, clock.now())

  await deleteOldEvents({ ...product.ports, auditDays: 20 })

  expect(await kept('tag_changed')).toEqual([])
  expect(await kept('category_changed')).toHaveLength(1)
})

test('adds no entry for a failed action, and refuses changes of existing entries', async () => {
  await product.register()
  const changed = product.db.updateTable('audit_events').set({ actor_id: null }).execute()
  await expect(changed).rejects.toThrow('never changed')

  const failed = product.ports.transaction(async (db) => {
    await recordEvent(db, { actor_id: null, act: 'role_changed' }, product.clock.now())
    throw new Error('the act failed')
  })
  await expect(failed).rejects.toThrow('the act failed')
  expect(await kept('role_changed')).toEqual([])
})

test('records the changes without secrets', async () => {
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
