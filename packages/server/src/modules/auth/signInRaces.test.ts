import { describe, expect, test } from 'vitest'

import { argon2Hasher } from '../../providers/passwordHasher.ts'
import { makeLink } from './index.ts'
import { makePerson } from '../../test/access/scenery.ts'
import type { Player } from '../../test/caller.ts'
import { openTestApp } from '../../test/openTestApp.ts'
import { findUser } from '../users/index.ts'

const NEW_PASSWORD = 'Nadi#7301y'
const hasher = argon2Hasher()

let meanwhile: () => Promise<unknown> = async () => undefined
const verify: typeof hasher.verify = async (...given) => {
  const answer = await hasher.verify(...given)
  await meanwhile()
  return answer
}
const product = await openTestApp({ ports: { passwords: { ...hasher, verify } } })

const signIn = (player: Player) => product.logIn(player)
async function duringReset<Answer>(player: Player, call: () => Promise<Answer>) {
  const token = await resetLink(player)
  meanwhile = () => reset(token)
  const answer = await call()
  meanwhile = async () => undefined
  return answer
}
const resetLink = async ({ id }: Player) =>
  (await makeLink(product.ports, id, 'reset_password')).token
const reset = (token: string) =>
  product.call('resetPassword', {
    body: { token, password: NEW_PASSWORD, confirm_password: NEW_PASSWORD },
  })
const statusesOf = (answers: readonly { status: number }[]) =>
  answers.map(({ status }) => status).sort((a, b) => a - b)

describe('concurrently', () => {
  test.each([
    ['does not log in', 'wrong_credentials', 'login'],
    ['creates no login link', 'wrong_credentials', 'createLoginLink'],
    ['changes to no other', 'invalid_fields', 'changePassword'],
    ['closes no account', 'wrong_credentials', 'deleteMe'],
  ] as const)('a password that is reset during its check %s', async (_what, code, call) => {
    const player = await product.register()
    const { access_token: token, password } = player
    const other = { password: 'Setu#4410k', confirm_password: 'Setu#4410k' }
    const bodies = {
      login: { email_or_username: player.username, password },
      createLoginLink: { password },
      changePassword: { current_password: password, ...other },
      deleteMe: { password, stories: 'hand_over' },
    }
    const late = await duringReset(player, () => product.call(call, { token, body: bodies[call] }))

    expect(late.refusal().code).toBe(code)
    expect((await signIn({ ...player, password: NEW_PASSWORD })).status).toBe(200)
    const kept = await findUser(product.ports.db, player.id)
    expect(kept?.delete_after).toBeNull()
  })

  test('ten links of one account are used, and one of them resets the password', async () => {
    const player = await product.register()
    const tokens = await Promise.all(Array.from({ length: 10 }, () => resetLink(player)))

    const answers = await Promise.all(tokens.map(reset))

    expect(statusesOf(answers)).toEqual([200, ...Array.from({ length: 9 }, () => 400)])
  })

  test('login links are used during a password reset, and no login remains open', async () => {
    const player = await product.register()
    const token = await resetLink(player)
    const links = await Promise.all(
      Array.from({ length: 5 }, () => makeLink(product.ports, player.id, 'log_in')),
    )

    const [done, ...answers] = await Promise.all([
      reset(token),
      ...links.map((link) => product.call('exchangeLogin', { body: { token: link.token } })),
    ])

    const tokens = answers.filter(({ status }) => status === 200).map((it) => it.answer().tokens)
    const looks = await Promise.all(
      tokens.map(({ access_token: opened }) => product.call('me', { token: opened })),
    )
    expect(done.status).toBe(200)
    expect(statusesOf(looks)).toEqual(looks.map(() => 401))
  })

  test('all admins delete their accounts, and one admin remains', async () => {
    const admins = await Promise.all(
      Array.from({ length: 4 }, () => makePerson(product, { role: 'admin' })),
    )

    const answers = await Promise.all(
      admins.map(({ access_token: token, password }) =>
        product.call('deleteMe', { token, body: { password, stories: 'hand_over' } }),
      ),
    )

    expect(statusesOf(answers)).toEqual([200, 200, 200, 409])
  })

  test('ten devices log in to one account and log out everywhere', async () => {
    const player = await product.register()
    const { password, access_token: token } = player
    const ten = <Answer>(ask: () => Promise<Answer>) => Promise.all(Array.from({ length: 10 }, ask))

    const logins = await ten(() => signIn(player))
    const logouts = await ten(() => product.call('logoutAll', { token, body: { password } }))

    expect(statusesOf(logins)).toEqual(Array(10).fill(200))
    expect(statusesOf(logouts).filter((status) => status >= 500)).toEqual([])
  })
})
