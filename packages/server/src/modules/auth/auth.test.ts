import { DAY_MS, FORM_MESSAGES, type FormFault, HOUR_MS, MINUTE_MS } from '@kathasagar/api/contract'
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
  test('creates the account and logs in', async () => {
    const names = { username: 'Mira', email: 'mira@example.org', display_name: ' Mira Bai ' }
    const registered = await register(names)

    const { tokens, user } = registered.answer()
    expect(registered.status).toBe(201)
    expect(user).toMatchObject({ username: 'Mira', display_name: 'Mira Bai', role: 'user' })
    expect((await me(tokens.access_token)).answer()).toEqual(user)
  })

  test('accepts a password of 128 characters of any script, which then logs in', async () => {
    const password = `Aa1!${'🪔'.repeat(124)}`
    const names = { username: 'lamplighter', email: 'lamplighter@example.org' }

    const made = await register({ ...names, password, confirm_password: password })

    expect(made.status).toBe(201)
    expect((await product.logIn({ ...names, password })).status).toBe(200)
  })

  test.each<[string, Record<string, string>, FormFault]>([
    ['username', { username: 'MIRA', email: 'other@example.org' }, 'usernameTaken'],
    ['email', { username: 'other', email: 'MIRA@Example.org' }, 'emailTaken'],
    ['username', { username: 'a b c' }, 'usernameChars'],
    ['email', { email: 'not an address' }, 'emailInvalid'],
    ['password', { password: 'short', confirm_password: 'short' }, 'passwordShort'],
    ['confirm_password', { confirm_password: 'Different#1' }, 'confirmDiffers'],
    ['password', { password: 'P@ssw0rd123', confirm_password: 'P@ssw0rd123' }, 'passwordCommon'],
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

  test('of ten concurrent requests for one name, one succeeds', async () => {
    const names = { username: 'contested', email: 'contested@example.org' }
    const answers = await Promise.all(Array.from({ length: 10 }, () => register(names)))

    const statuses = answers.map(({ status }) => status).sort((a, b) => a - b)
    expect(statuses).toEqual([201, ...Array<number>(9).fill(422)])
  })
})

describe('signing in', () => {
  test.each(['Kabir', 'kABIR', 'kabir@EXAMPLE.org'])('works by %s', async (identifier) => {
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

  test('an eleventh login ends the oldest', async () => {
    const first = await product.register()
    for (let count = 0; count < 10; count += 1) {
      product.clock.advance(1000)
      await product.logIn(first)
    }

    expect((await me(first.access_token)).status).toBe(401)
  })
})

describe('the access token', () => {
  test('expires after a quarter of an hour, on public calls too', async () => {
    const { access_token } = await product.register()
    expect((await me(access_token)).status).toBe(200)
    product.clock.advance(15 * MINUTE_MS + 1000)

    const own = await me(access_token)
    const open = await product.call('listStories', { token: access_token })

    expect(own.refusal().code).toBe('session_expired')
    expect(open.status).toBe(401)
  })

  test('does not block a login, however old it is', async () => {
    const { username } = await product.register()

    const body = { email_or_username: username, password: PASSWORD }

    expect((await product.call('login', { body, token: 'stale' })).status).toBe(200)
  })

  test('tells suspended users so, and permits little else', async () => {
    const { id, access_token: token } = await product.register()
    const before = (await me(token)).answer()
    await changeUser(product.db, id, { suspended_at: new Date() })

    const after = (await me(token)).answer()

    expect([before.is_suspended, after.is_suspended]).toEqual([false, true])
    expect((await product.call('listSignIns', { token })).refusal().code).toBe('account_suspended')
  })
})

describe('the refresh token', () => {
  test('is exchanged for a working pair', async () => {
    const { refresh_token } = await product.register()

    const renewed = (await refresh(refresh_token)).answer()

    expect(renewed.tokens.refresh_token).not.toBe(refresh_token)
    expect((await me(renewed.access_token)).status).toBe(200)
    expect((await refresh(renewed.tokens.refresh_token)).status).toBe(200)
  })

  test('used twice within ten seconds returns the same successor to both tabs', async () => {
    const { refresh_token } = await product.register()
    const first = (await refresh(refresh_token)).answer()
    product.clock.advance(9000)

    const second = (await refresh(refresh_token)).answer()

    expect(second.tokens.refresh_token).toBe(first.tokens.refresh_token)
  })

  test('used again later returns the same successor while that is unused', async () => {
    const { refresh_token } = await product.register()
    const lost = (await refresh(refresh_token)).answer()
    product.clock.advance(HOUR_MS)

    const again = (await refresh(refresh_token)).answer()

    expect(again.tokens.refresh_token).toBe(lost.tokens.refresh_token)
    expect((await me(again.access_token)).status).toBe(200)
    expect((await refresh(again.tokens.refresh_token)).status).toBe(200)
  })

  test.each([
    ['however soon', 0],
    ['an hour later', HOUR_MS],
  ])('used again after its successor, %s, ends the login', async (_when, later) => {
    const { refresh_token } = await product.register()
    const second = (await refresh(refresh_token)).answer()
    const third = (await refresh(second.tokens.refresh_token)).answer()
    product.clock.advance(later)

    const reused = await refresh(refresh_token)

    expect(reused.refusal().code).toBe('session_expired')
    expect((await refresh(third.tokens.refresh_token)).status).toBe(401)
    expect((await me(third.access_token)).status).toBe(401)
  })

  test('twenty tabs with concurrent renewals stay logged in by one rotation', async () => {
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

describe('signing out', () => {
  test('takes effect immediately, and can be repeated', async () => {
    const { access_token, refresh_token } = await product.register()

    const first = await product.call('logout', { token: access_token })
    const second = await product.call('logout', { token: access_token })

    expect([first.status, second.status]).toEqual([200, 200])
    expect((await me(access_token)).status).toBe(401)
    expect((await refresh(refresh_token)).status).toBe(401)
  })

  test('works with a recently expired token', async () => {
    const { access_token, refresh_token } = await product.register()
    product.clock.advance(20 * MINUTE_MS)

    await product.call('logout', { token: access_token })

    expect((await refresh(refresh_token)).status).toBe(401)
  })

  test('leaves the other devices logged in', async () => {
    const player = await product.register()
    const other = (await product.logIn(player)).answer()
    await product.call('logout', { token: player.access_token })

    expect((await me(other.tokens.access_token)).status).toBe(200)
  })
})

async function signInAgain(player: Player) {
  product.clock.advance(1000)
  return (await product.logIn(player)).answer().tokens
}
const listSignIns = (token: string) => product.ask('listSignIns', { token })
const logoutAll = (token: string, password: string) =>
  product.call('logoutAll', { token, body: { password } })

test('the owner of an account sees its logins, latest first', async () => {
  const player = await product.register()
  const { access_token } = await signInAgain(player)

  const listed = await listSignIns(access_token)

  expect(listed.map(({ is_current }) => is_current)).toEqual([true, false])
})

test('the list contains no logged-out device and none of another account', async () => {
  const player = await product.register()
  const phone = await signInAgain(player)
  await product.register()
  await product.call('logout', { token: phone.access_token })

  expect(await listSignIns(player.access_token)).toHaveLength(1)
})

test('logging out everywhere ends every device immediately', async () => {
  const player = await product.register()
  const phone = await signInAgain(player)

  const done = await logoutAll(player.access_token, player.password)

  expect(done.answer()).toEqual({ ok: true })
  for (const token of [player.access_token, phone.access_token]) {
    expect((await product.call('me', { token })).status).toBe(401)
  }
  const renewed = await product.call('refresh', { body: { refresh_token: phone.refresh_token } })
  expect(renewed.status).toBe(401)
})

test('logging out everywhere requires the password', async () => {
  const player = await product.register()

  const refused = await logoutAll(player.access_token, 'Wrong#1234')

  expect(refused.refusal().code).toBe('wrong_credentials')
  expect((await product.call('me', { token: player.access_token })).status).toBe(200)
})
