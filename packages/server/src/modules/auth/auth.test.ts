import {
  DAY_MS,
  FORM_MESSAGES,
  type FormErrorCode,
  HOUR_MS,
  MINUTE_MS,
} from '@kathasagar/api/contract'
import { describe, expect, test } from 'vitest'

import { PASSWORD, type Player } from '../../test/caller.ts'
import { changeUser } from '../../test/factories.ts'
import { openTestApp } from '../../test/openTestApp.ts'

const product = await openTestApp()

const form = (given: Record<string, unknown> = {}) => ({
  username: 'somebody_new',
  email: 'somebody.new@example.org',
  password: PASSWORD,
  confirm_password: PASSWORD,
  ...given,
})

const register = (given: Record<string, unknown> = {}) =>
  product.call('register', { body: form(given) })
const refresh = (refresh_token: string) => product.call('refresh', { body: { refresh_token } })
const me = (token: string) => product.call('me', { token })

describe('registering', () => {
  test('creates the account and logs in, with a password of up to 128 characters of any script', async () => {
    const password = `Aa1!${'🪔'.repeat(124)}`
    const names = { username: 'Mira', email: 'mira@example.org', display_name: ' Mira Bai ' }
    const registered = await register({ ...names, password, confirm_password: password })

    const { tokens, user } = registered.answer()
    expect(registered.status).toBe(201)
    expect(user).toMatchObject({ username: 'Mira', display_name: 'Mira Bai', role: 'user' })
    expect((await me(tokens.access_token)).answer()).toEqual(user)
    expect((await product.logIn({ ...names, password })).status).toBe(200)
  })

  test.each<[string, Record<string, string>, FormErrorCode]>([
    ['username', { username: 'MIRA', email: 'other@example.org' }, 'usernameTaken'],
    ['email', { username: 'other', email: 'MIRA@Example.org' }, 'emailTaken'],
    ['username', { username: 'a b c' }, 'usernameChars'],
    ['confirm_password', { confirm_password: 'Different#1' }, 'confirmDiffers'],
    [
      'password',
      { password: 'Somebody_New#1', confirm_password: 'Somebody_New#1' },
      'passwordCommon',
    ],
  ])('names the invalid field %s: %o', async (field, given, fault) => {
    const refused = await register(given)

    const detail = [{ loc: [field], msg: FORM_MESSAGES[fault], type: fault }]
    expect(refused.status).toBe(422)
    expect(refused.refusal()).toMatchObject({ code: 'invalid_fields', detail })
  })

  test('names both fields if both are taken', async () => {
    const refused = await register({ username: 'mira', email: 'mira@example.org' })

    expect(refused.refusal().detail).toMatchObject([{ loc: ['username'] }, { loc: ['email'] }])
  })

  test('accepts one of ten concurrent requests for one name', async () => {
    const names = { username: 'contested', email: 'contested@example.org' }
    const answers = await Promise.all(Array.from({ length: 10 }, () => register(names)))

    const statuses = answers.map(({ status }) => status).sort((a, b) => a - b)
    expect(statuses).toEqual([201, ...Array<number>(9).fill(422)])
  })
})

describe('logging in', () => {
  test.each(['Kabir', 'kABIR', 'kabir@EXAMPLE.org'])('works with %s', async (identifier) => {
    const registered = await product.logIn({ username: 'Kabir', password: PASSWORD })
    if (registered.status !== 200) await product.register({ username: 'Kabir' })
    const signedIn = await product.logIn({ username: identifier, password: PASSWORD })

    expect(signedIn.answer().user.username).toBe('Kabir')
  })

  test('gives the same answer for a wrong password and an unknown name', async () => {
    const { username } = await product.register()

    const wrong = await product.logIn({ username, password: 'Wrong#1234' })
    const unknown = await product.logIn({ username: 'nobody_at_all', password: 'Wrong#1234' })

    const withoutId = ({ request_id: _id, ...rest }: object & { request_id?: unknown }) => rest
    expect(wrong.status).toBe(401)
    expect(withoutId(unknown.refusal())).toEqual(withoutId(wrong.refusal()))
  })

  test('is refused for authors of the catalogue and suspended users', async () => {
    await product.db.insertInto('users').values({ username: 'old_author' }).execute()
    const { id, username } = await product.register()
    await changeUser(product.db, id, { suspended_at: new Date() })

    const author = await product.logIn({ username: 'old_author', password: PASSWORD })
    const suspended = await product.logIn({ username, password: PASSWORD })

    expect(author.status).toBe(401)
    expect(suspended.refusal().code).toBe('account_suspended')
  })

  test('ends the oldest login if there are more than ten', async () => {
    const first = await product.register()
    for (let count = 0; count < 10; count += 1) {
      product.clock.advance(1000)
      await product.logIn(first)
    }

    expect((await me(first.access_token)).status).toBe(401)
  })
})

describe('the access token', () => {
  test('expires after a quarter of an hour, even for public calls, and does not prevent a login', async () => {
    const { access_token: token, username } = await product.register()
    expect((await me(token)).status).toBe(200)
    product.clock.advance(15 * MINUTE_MS + 1000)

    const own = await me(token)
    const open = await product.call('listStories', { token })
    const body = { email_or_username: username, password: PASSWORD }
    const login = await product.call('login', { body, token })

    expect(own.refusal().code).toBe('session_expired')
    expect([open.status, login.status]).toEqual([401, 200])
  })

  test('informs suspended users, and permits few calls', async () => {
    const { id, access_token: token } = await product.register()
    const before = (await me(token)).answer()
    await changeUser(product.db, id, { suspended_at: new Date() })

    const after = (await me(token)).answer()

    expect([before.is_suspended, after.is_suspended]).toEqual([false, true])
    expect((await product.call('listSignIns', { token })).refusal().code).toBe('account_suspended')
  })
})

describe('the refresh token', () => {
  test.each([
    ['nine seconds', 9000],
    ['an hour', HOUR_MS],
  ])(
    'returns the same pair when it is used again after %s and the pair is unused',
    async (_, later) => {
      const { refresh_token } = await product.register()
      const lost = (await refresh(refresh_token)).answer()
      product.clock.advance(later)

      const again = (await refresh(refresh_token)).answer()

      expect(again.tokens.refresh_token).toBe(lost.tokens.refresh_token)
      expect(again.tokens.refresh_token).not.toBe(refresh_token)
      expect((await me(again.access_token)).status).toBe(200)
      expect((await refresh(again.tokens.refresh_token)).status).toBe(200)
    },
  )

  test.each([
    ['however soon', 0],
    ['an hour later', HOUR_MS],
  ])('ends the login when it is used again after its successor, %s', async (_when, later) => {
    const { refresh_token } = await product.register()
    const second = (await refresh(refresh_token)).answer()
    const third = (await refresh(second.tokens.refresh_token)).answer()
    product.clock.advance(later)

    const reused = await refresh(refresh_token)

    expect(reused.refusal().code).toBe('session_expired')
    expect((await refresh(third.tokens.refresh_token)).status).toBe(401)
    expect((await me(third.access_token)).status).toBe(401)
  })

  test('is rotated once when twenty tabs renew it concurrently', async () => {
    const { refresh_token } = await product.register()

    const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(refresh_token)))

    const successors = new Set(answers.map((it) => it.answer().tokens.refresh_token))
    expect(successors.size).toBe(1)
  })

  test('lasts a day, or thirty days with “remember me”', async () => {
    const player = await product.register()
    const remembered = (await product.logIn(player, { remember_me: true })).answer()
    product.clock.advance(DAY_MS + 1000)
    const afterDay = await refresh(player.refresh_token)
    const kept = await refresh(remembered.tokens.refresh_token)
    product.clock.advance(29 * DAY_MS)
    const afterMonth = await refresh(kept.answer().tokens.refresh_token)

    expect([afterDay.status, kept.status, afterMonth.status]).toEqual([401, 200, 401])
  })
})

describe('logging out', () => {
  test('takes effect immediately, can be repeated, and doesn’t affect other devices', async () => {
    const player = await product.register()
    const { access_token, refresh_token } = player
    const other = (await product.logIn(player)).answer().tokens

    const first = await product.call('logout', { token: access_token })
    const second = await product.call('logout', { token: access_token })

    expect([first.status, second.status]).toEqual([200, 200])
    expect((await me(access_token)).status).toBe(401)
    expect((await refresh(refresh_token)).status).toBe(401)
    expect((await me(other.access_token)).status).toBe(200)
  })

  test('works with a recently expired token', async () => {
    const { access_token, refresh_token } = await product.register()
    product.clock.advance(20 * MINUTE_MS)

    await product.call('logout', { token: access_token })

    expect((await refresh(refresh_token)).status).toBe(401)
  })
})

async function signInAgain(player: Player) {
  product.clock.advance(1000)
  return (await product.logIn(player)).answer().tokens
}
const logoutAll = (token: string, password: string) =>
  product.call('logoutAll', { token, body: { password } })

test('shows the owner of an account only its open logins, latest first', async () => {
  const player = await product.register()
  const phone = await signInAgain(player)
  const { access_token: token } = await signInAgain(player)
  await product.register()
  await product.call('logout', { token: phone.access_token })

  const listed = await product.ask('listSignIns', { token })

  expect(listed.map(({ is_current }) => is_current)).toEqual([true, false])
})

test('requires the password for logging out everywhere, and ends all logins immediately', async () => {
  const player = await product.register()
  const phone = await signInAgain(player)
  const statuses = async () => [
    (await me(player.access_token)).status,
    (await me(phone.access_token)).status,
  ]

  const refused = await logoutAll(player.access_token, 'Wrong#1234')
  const before = await statuses()
  const done = await logoutAll(player.access_token, player.password)

  expect([refused.refusal().code, before]).toEqual(['wrong_credentials', [200, 200]])
  expect(done.answer()).toEqual({ ok: true })
  expect(await statuses()).toEqual([401, 401])
  expect((await refresh(phone.refresh_token)).status).toBe(401)
})
