import { expect, test } from 'vitest'

import type { Player } from '../../test/caller.ts'
import { openTestApp } from '../../test/openTestApp.ts'

const product = await openTestApp()

async function signIn(player: Player) {
  product.clock.advance(1000)
  const body = { email_or_username: player.username, password: player.password }
  return (await product.ask('login', { body })).tokens
}
const listSignIns = (token: string) => product.ask('listSignIns', { token })
const logoutAll = (token: string, password: string) =>
  product.call('logoutAll', { token, body: { password } })

test('the owner of an account sees its sessions, the latest first', async () => {
  const player = await product.register()
  const { access_token } = await signIn(player)

  const listed = await listSignIns(access_token)

  expect(listed.map(({ is_current }) => is_current)).toEqual([true, false])
})

test('a device that was signed out, and one of another account, is not in the list', async () => {
  const player = await product.register()
  const phone = await signIn(player)
  await product.register()
  await product.call('logout', { token: phone.access_token })

  expect(await listSignIns(player.access_token)).toHaveLength(1)
})

test('signing out everywhere ends every device at once', async () => {
  const player = await product.register()
  const phone = await signIn(player)

  const done = await logoutAll(player.access_token, player.password)

  expect(done.answer()).toEqual({ ok: true })
  for (const token of [player.access_token, phone.access_token]) {
    expect((await product.call('me', { token })).status).toBe(401)
  }
  const renewed = await product.call('refresh', { body: { refresh_token: phone.refresh_token } })
  expect(renewed.status).toBe(401)
})

test('signing out everywhere needs the password', async () => {
  const player = await product.register()

  const refused = await logoutAll(player.access_token, 'Wrong#1234')

  expect(refused.refusal().code).toBe('wrong_credentials')
  expect((await product.call('me', { token: player.access_token })).status).toBe(200)
})
