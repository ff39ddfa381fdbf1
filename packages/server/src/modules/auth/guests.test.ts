import { DAY_MS } from '@kathasagar/api/contract'
import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'

import { registerAdmin } from '../../test/admins.ts'
import { buildTestApp } from '../../test/buildTestApp.ts'
import { PASSWORD, type Player } from '../../test/caller.ts'
import { insertStory } from '../../test/factories.ts'
import { type Guest, makeGuest } from '../../test/guests.ts'
import { openTestApp } from '../../test/openTestApp.ts'
import {
  beginPlay,
  expectConsistentLedger,
  pick,
  type Play,
  say,
  TO_BEACON,
} from '../../test/play.ts'
import { sweepGuests } from '../account/index.ts'

const app = await openTestApp()
afterEach(() => expectConsistentLedger(app.db))

const beginAsGuest = async (story = {}) => beginPlay(app, story, await makeGuest(app))

const reachBeacon = (play: Play) => play.walk(...TO_BEACON)

let names = 0
const newForm = () => {
  names += 1
  const username = `kept_${names}`
  const email = `${username}@example.org`
  return { username, email, password: PASSWORD, confirm_password: PASSWORD }
}

const register = async (play: Play, form = newForm()) =>
  app.call('register', { body: { ...form, guest_token: play.player.refresh_token } })

type Account = Pick<Player, 'username' | 'password'>
const logIn = ({ username, password }: Account, { refresh_token: guest_token }: Guest) =>
  app.call('login', { body: { email_or_username: username, password, guest_token } })

const asOwner = (play: Play, tokens: { access_token: string }) =>
  play.with({ player: { ...play.player, ...tokens } })

const isThere = async (id: string) =>
  (await app.db.selectFrom('users').select('id').where('id', '=', id).execute()).length === 1

test('lets a guest play with choices, free text, undo, and memory to an ending', async () => {
  const play = await beginAsGuest()
  await play.acted(say('I tell the ferryman that my father never wrote to me', 'kathakar'))
  await play.undo()
  await reachBeacon(play)

  expect((await play.look()).session_data.ending).not.toBeNull()
  expect((await app.call('getEnding', play.on())).status).toBe(200)
  expect((await app.call('getMemory', play.on())).status).toBe(200)
  const checked = await app.ask('checkSession', play.on({ story_id: play.storyId }))
  expect(checked.is_completed).toBe(true)
})

test('pays a guest for the day in the time zone of registration', async () => {
  const now = app.clock.now()
  // The date in this time zone differs from UTC.
  const time_zone = now.getUTCHours() < 12 ? 'Etc/GMT+12' : 'Etc/GMT-12'
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone: time_zone }).format(now)
  const { player } = await beginAsGuest()

  const body = { ...newForm(), guest_token: player.refresh_token, time_zone }
  await app.ask('register', { body })

  const paid = app.db.selectFrom('task_rewards').select('period_key')
  const period_key = `new-door:${day}`
  expect(await paid.where('user_id', '=', player.id).execute()).toEqual([{ period_key }])
})

test('requires an account for painters, premium stories, and mature stories', async () => {
  const play = await beginAsGuest()
  const before = await play.look()
  const { access_token: token } = play.player
  const begin = async (given: object) => {
    const { id: story_id } = await insertStory(app.db, given)
    return app.call('createSession', { token, body: { story_id } })
  }

  const refused = [
    await play.act({ action_type: 'show' }),
    await begin({ is_premium: true }),
    await begin({ content_rating: 'mature' }),
  ]

  for (const { refusal } of refused) expect(refusal()).toMatchObject({ code: 'account_required' })
  expect(await play.look()).toEqual(before)
})

test('converts the guest to an account, with credits, progress, and endings', async () => {
  const author = await app.register()
  const finishes = async () => {
    const query = { task_type: 'achievement' }
    const listed = await app.ask('listTasks', { token: author.access_token, query })
    return listed.tasks.find(({ task_id }) => task_id === 'teller-told')?.current_value
  }
  const play = await beginAsGuest({ author_id: author.id })
  await reachBeacon(play)
  const before = await play.look()
  expect(await finishes()).toBe(0)
  const form = newForm()

  const { user, tokens } = (await register(play, form)).answer()

  const after = await asOwner(play, tokens).look()
  expect(user).toMatchObject({ id: play.player.id, username: form.username, email: form.email })
  expect(after.session_data).toEqual(before.session_data)
  const plain = await app.ask('register', { body: newForm() })
  expect(user.credits).toBeGreaterThan(plain.user.credits)
  expect(await finishes()).toBe(1)
  expect((await logIn(form, play.player)).status).toBe(200)
  const { refresh_token } = play.player
  expect((await app.call('getSession', play.on())).refusal().code).toBe('session_expired')
  expect((await app.call('refresh', { body: { refresh_token } })).status).toBe(401)
})

test('moves all sessions of a guest into the account on login, at the same place', async () => {
  const play = await beginAsGuest()
  await reachBeacon(play)
  await play.acted({ action_type: 'undo', to: 'fork' })
  const before = await play.look()
  const account = await app.register()

  const { tokens, user } = (await logIn(account, play.player)).answer()

  const owner = asOwner(play, tokens)
  expect((await owner.look()).session_data).toEqual(before.session_data)
  expect(user.id).toBe(account.id)
  expect(await isThere(play.player.id)).toBe(false)
  const next = await owner.choose('Climb down to the reeds')
  expect(next.choices_made).toBe(before.choices_made + 1)
})

test.each([
  ['a login link', false],
  ['a password after a lost renewal of the token', true],
])('moves the sessions of the guest on the device on %s', async (_way, isLost) => {
  const play = await beginAsGuest()
  await play.choose('Follow the bank upstream')
  const { refresh_token: guest_token } = play.player
  const account = await app.register()
  const { access_token: token, password } = account
  const { url } = await app.ask('createLoginLink', { token, body: { password } })
  const link = new URL(url).searchParams.get('token') ?? ''
  if (isLost) {
    await app.ask('refresh', { body: { refresh_token: guest_token } })
    app.clock.advance(20_000)
  }

  const { tokens, user } = isLost
    ? (await logIn(account, play.player)).answer()
    : await app.ask('exchangeLogin', { body: { token: link, guest_token } })

  expect(user.id).toBe(account.id)
  expect((await asOwner(play, tokens).look()).choices_made).toBe(1)
  expect(await isThere(play.player.id)).toBe(false)
})

test('keeps the guest if the chosen name is taken, or if a login sends a used token', async () => {
  const play = await beginAsGuest()
  const { username } = await app.register()
  const refused = await register(play, { ...newForm(), username })
  const { id } = await play.look()
  const { refresh_token } = play.player
  const { tokens } = await app.ask('refresh', { body: { refresh_token } })
  await app.ask('refresh', { body: { refresh_token: tokens.refresh_token } })

  await logIn(await app.register(), play.player)

  expect([refused.status, id]).toEqual([422, play.session.id])
  expect(await isThere(play.player.id)).toBe(true)
})

test('gives the sessions to one of several concurrent logins and registrations, and logs all in', async () => {
  const [play, other] = [await beginAsGuest(), await beginAsGuest()]
  await play.choose('Follow the bank upstream')
  const [account, second] = [await app.register(), await app.register()]
  const openOf = async ({ tokens }: { tokens: { access_token: string } }) => {
    const open = await app.ask('listOpenSessions', { token: tokens.access_token })
    return open.map(({ id }) => id)
  }

  const both = await Promise.all([1, 2].map(() => logIn(account, play.player)))
  const [up, into] = await Promise.all([register(other), logIn(second, other.player)])

  expect(both.map(({ status }) => status)).toEqual([200, 200])
  expect(await openOf({ tokens: account })).toEqual([play.session.id])
  const lists = [await openOf(up.answer()), await openOf(into.answer())]
  expect(lists.flat()).toEqual([other.session.id])
})

test('transfers or refuses turns during a guest’s login', async () => {
  const play = await beginAsGuest()
  const account = await app.register()
  const step = () => play.act(pick('Follow the bank upstream', 'kathakar'))

  const [turn, signedIn] = await Promise.all([step(), logIn(account, play.player), step()])

  const owner = asOwner(play, signedIn.answer().tokens)
  const { choices_made } = await owner.look()
  expect(turn.status).toBeLessThan(500)
  expect(choices_made).toBe(turn.status === 200 ? 1 : choices_made)
})

test('gives no reward twice to an account that merges many guests', async () => {
  const account = await app.register()
  const credits: number[] = []
  for (const _ of [1, 2]) {
    const play = await beginAsGuest()
    await reachBeacon(play)
    credits.push((await logIn(account, play.player)).answer().user.credits)
  }

  const [first, second] = credits
  // The second play completes other tasks, but gives no first-time rewards.
  expect(second).toBeLessThan(2 * (first ?? 0))
  const { rows } = await sql<{ paid: number }>`
    select count(*)::int as paid from task_rewards
    where user_id = ${account.id} group by period_key`.execute(app.db)
  expect(rows.every(({ paid }) => paid === 1)).toBe(true)
})

test('shows no guests in admins’ lists of users', async () => {
  const { id } = await makeGuest(app)
  const { access_token: token } = await registerAdmin(app)

  const listed = await app.ask('listUsers', { token, query: { search: 'guest_' } })

  expect(listed).toMatchObject({ total_users: 0 })
  expect(await isThere(id)).toBe(true)
})

test('erases a guest after thirty days without activity, but still counts their plays', async () => {
  const today = app.clock.now().toISOString().slice(0, 10)
  const ofToday = async () => {
    const { access_token: token } = await registerAdmin(app)
    const { days } = await app.ask('getOverview', { token, query: { days: '90' } })
    const { plays, finishes } = days.find(({ day }) => day === today) ?? {}
    return { plays, finishes }
  }
  const { plays = 0, finishes = 0 } = await ofToday()
  const play = await beginAsGuest()
  await reachBeacon(play)
  const kept = await app.register()

  app.clock.advance(29 * DAY_MS)
  await sweepGuests(app.ports)
  expect(await isThere(play.player.id)).toBe(true)

  app.clock.advance(2 * DAY_MS)
  await sweepGuests(app.ports)
  expect([await isThere(play.player.id), await isThere(kept.id)]).toEqual([false, true])
  const accounts = app.db.selectFrom('ledger_accounts').select('id')
  expect(await accounts.where('user_id', '=', play.player.id).execute()).toEqual([])
  expect(await ofToday()).toEqual({ plays: plays + 1, finishes: finishes + 1 })
})

test('keeps all sessions of a guest who returns every month, and moves them to an account', async () => {
  let play = await beginAsGuest()
  for (const [days, way] of [
    [10, 'Follow the bank upstream'],
    [19, 'Climb the watchtower'],
    [2, 'Light the beacon'],
  ] as const) {
    app.clock.advance(days * DAY_MS)
    const { refresh_token } = play.player
    const { tokens } = await app.ask('refresh', { body: { refresh_token } })
    play = asOwner(play, tokens)
    await play.choose(way)
  }

  const { tokens, user } = (await register(play)).answer()

  expect(user.id).toBe(play.player.id)
  expect((await asOwner(play, tokens).look()).session_data.ending).not.toBeNull()
})

test('refuses to move or delete the ledger entries of an account, unlike those of a guest', async () => {
  const { player } = await beginPlay(app)

  const strike = sql`delete from ledger_transfers where user_id = ${player.id}`.execute(app.db)
  await expect(strike).rejects.toThrow('append-only')
  const move = sql`select move_guest(${player.id}::uuid, ${player.id}::uuid)`.execute(app.db)
  await expect(move).rejects.toThrow('No guest')
})

const strict = await openTestApp({ config: { rateLimitFactor: 1 } })

test('permits five guests per browser a day, and ten per address an hour', async () => {
  const create = async (headers: Record<string, string>, times: number) => {
    const statuses: number[] = []
    for (let more = 0; more < times; more += 1) {
      statuses.push((await strict.call('createGuest', { headers })).status)
    }
    return statuses
  }
  const first = await strict.call('createGuest')
  const cookie = String(first.headers['set-cookie']).split(';')[0] ?? ''

  const inBrowser = await create({ cookie }, 5)
  const elsewhere = await create({}, 10)

  expect([first.status, ...inBrowser]).toEqual([201, 201, 201, 201, 201, 429])
  expect(elsewhere.at(-1)).toBe(429)
})

test('permits a guest twenty sessions, and then requires an account', async () => {
  const { access_token: token } = await app.ask('createGuest')
  const { id: story_id } = await insertStory(app.db)
  const begin = () => app.call('createSession', { token, body: { story_id } })
  for (let more = 0; more < 20; more += 1) (await begin()).answer()

  expect((await begin()).refusal()).toMatchObject({ code: 'account_required' })
})

test('refuses play without an account if guest play is disabled, and the configuration says so', async () => {
  const { site } = app.ports
  const closed = await buildTestApp({ ports: { site: { ...site, hasGuestPlay: false } } })

  expect((await closed.call('createGuest')).refusal()).toMatchObject({ code: 'guests_off' })
  expect(await closed.ask('getConfig')).not.toHaveProperty('has_guest_play')
  expect(await app.ask('getConfig')).toMatchObject({ has_guest_play: true })
  await closed.close()
})
