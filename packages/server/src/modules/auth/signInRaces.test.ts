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
/** Resets the player's password while a call checks it. */
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

describe('at the same moment', () => {
  test('a password that is reset during its check does not log in', async () => {
    const player = await product.register()
    const late = await duringReset(player, () => signIn(player))

    expect([late.status, late.refusal().code]).toEqual([401, 'wrong_credentials'])
    expect((await signIn({ ...player, password: NEW_PASSWORD })).status).toBe(200)
  })

  test('a password that is reset during its check creates no login link', async () => {
    const player = await product.register()
    const { access_token: token, password } = player
    const create = () => product.call('createLoginLink', { token, body: { password } })

    expect((await duringReset(player, create)).status).toBe(401)
  })

  test.each([
    ['changes to no other', 422, 'changePassword'],
    ['closes no account', 401, 'deleteMe'],
  ] as const)('a password that is reset during its check %s', async (_what, status, call) => {
    const player = await product.register()
    const { access_token: token, password } = player
    const other = { password: 'Setu#4410k', confirm_password: 'Setu#4410k' }
    const bodies = {
      changePassword: { current_password: password, ...other },
      deleteMe: { password, stories: 'hand_over' },
    }
    const late = await duringReset(player, () => product.call(call, { token, body: bodies[call] }))

    expect(late.status).toBe(status)
    expect((await signIn({ ...player, password: NEW_PASSWORD })).status).toBe(200)
    const kept = await findUser(product.ports.db, player.id)
    expect(kept?.delete_after).toBeNull()
  })

  test('ten devices log in to one account', async () => {
    const player = await product.register()

    const answers = await Promise.all(Array.from({ length: 10 }, () => signIn(player)))

    expect(statusesOf(answers)).toEqual(Array.from({ length: 10 }, () => 200))
  })

  test('ten links of one account are used, and one of them resets the password', async () => {
    const player = await product.register()
    const tokens = await Promise.all(Array.from({ length: 10 }, () => resetLink(player)))

    const answers = await Promise.all(tokens.map(reset))

    expect(statusesOf(answers)).toEqual([200, ...Array.from({ length: 9 }, () => 400)])
  })

  test('login links are used during a password reset, and no login remains', async () => {
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

  test('all admins delete their accounts, and the last one stays', async () => {
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

  test('ten devices log out an account everywhere', async () => {
    const player = await product.register()
    const { password, access_token: token } = player

    const answers = await Promise.all(
      Array.from({ length: 10 }, () => product.call('logoutAll', { token, body: { password } })),
    )

    expect(statusesOf(answers).filter((status) => status >= 500)).toEqual([])
  })
})
