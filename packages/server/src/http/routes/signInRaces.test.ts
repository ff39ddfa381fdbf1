import { describe, expect, test } from 'vitest'

import { argon2Hasher } from '../../providers/passwordHasher.ts'
import { makeLink } from '../../services/auth/accountLinks.ts'
import { makePerson } from '../../test/access/scenery.ts'
import type { Player } from '../../test/caller.ts'
import { openTestApp } from '../../test/openTestApp.ts'

const NEW_PASSWORD = 'Nadi#7301y'
const hasher = argon2Hasher()

/** Happens between the look at a password and what follows from it. */
let meanwhile: () => Promise<unknown> = async () => undefined
const verify: typeof hasher.verify = async (...given) => {
  const answer = await hasher.verify(...given)
  await meanwhile()
  return answer
}
const product = await openTestApp({ ports: { passwords: { ...hasher, verify } } })

const signIn = ({ username, password }: Player) =>
  product.call('login', { body: { email_or_username: username, password } })
const resetLink = async ({ id }: Player) =>
  (await makeLink(product.ports, id, 'reset_password')).token
const reset = (token: string) =>
  product.call('resetPassword', {
    body: { token, password: NEW_PASSWORD, confirm_password: NEW_PASSWORD },
  })
const statusesOf = (answers: readonly { status: number }[]) =>
  answers.map(({ status }) => status).sort((a, b) => a - b)

describe('at the same moment', () => {
  test('a password that is reset while it is looked at opens nothing any more', async () => {
    const player = await product.register()
    const token = await resetLink(player)
    meanwhile = () => reset(token)

    const late = await signIn(player)

    meanwhile = async () => undefined
    expect(late.status).toBe(401)
    expect(late.refusal().code).toBe('wrong_credentials')
    expect((await signIn({ ...player, password: NEW_PASSWORD })).status).toBe(200)
  })

  test('a password that is reset while it is looked at makes no login link either', async () => {
    const player = await product.register()
    const reset_token = await resetLink(player)
    meanwhile = () => reset(reset_token)

    const late = await product.call('createLoginLink', {
      token: player.access_token,
      body: { password: player.password },
    })

    meanwhile = async () => undefined
    expect(late.status).toBe(401)
  })

  test('ten devices sign in to one account, and each is let in', async () => {
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

  test('all admins leave, and the last of them is kept', async () => {
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

  test('an account is signed out everywhere from ten devices', async () => {
    const player = await product.register()
    const { password, access_token: token } = player

    const answers = await Promise.all(
      Array.from({ length: 10 }, () => product.call('logoutAll', { token, body: { password } })),
    )

    expect(statusesOf(answers).filter((status) => status >= 500)).toEqual([])
  })
})
