import { DAY_MS } from '@kathasagar/api/contract'
import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'

import { registerAdmin } from '../../test/admins.ts'
import { buildTestApp } from '../../test/buildTestApp.ts'
import { PASSWORD } from '../../test/caller.ts'
import { insertStory } from '../../test/factories.ts'
import { type Guest, makeGuest } from '../../test/guests.ts'
import { openTestApp } from '../../test/openTestApp.ts'
import { act, acted, beginPlay, expectSoundLedger, lookAt, type Play } from '../../test/play.ts'
import { sweepGuests } from '../account/index.ts'

const app = await openTestApp()
afterEach(() => expectSoundLedger(app.db))

const beginAsGuest = async (story = {}): Promise<Play & { player: Guest }> => {
  const player = await makeGuest(app)
  return { ...(await beginPlay(app, story, player)), player }
}

const choose = (play: Play, selected_choice: string) =>
  acted(app, play, { action_type: 'continue', selected_choice, selected_model: 'kathakar' })

const reachBeacon = async (play: Play) => {
  for (const way of ['Follow the bank upstream', 'Climb the watchtower', 'Light the beacon'])
    await choose(play, way)
}

let names = 0
const newForm = () => {
  names += 1
  const username = `kept_${names}`
  return {
    username,
    email: `${username}@example.org`,
    password: PASSWORD,
    confirm_password: PASSWORD,
  }
}

const register = async (play: Play, form = newForm()) =>
  app.call('register', { body: { ...form, guest_token: play.player.refresh_token } })

const logIn = (account: { username: string; password: string }, guest: Guest) =>
  app.call('login', {
    body: {
      email_or_username: account.username,
      password: account.password,
      guest_token: guest.refresh_token,
    },
  })

const asOwner = (play: Play, tokens: { access_token: string }): Play => ({
  ...play,
  player: { ...play.player, ...tokens },
})

const isThere = async (id: string) =>
  (await app.db.selectFrom('users').select('id').where('id', '=', id).execute()).length === 1

test('a guest plays with choices, free text, undo and memory to an ending', async () => {
  const play = await beginAsGuest()
  const { access_token: token } = play.player

  await acted(app, play, {
    action_type: 'custom_action',
    user_action: 'I tell the ferryman that my father never wrote to me',
    selected_model: 'kathakar',
  })
  await acted(app, play, { action_type: 'undo' })
  await reachBeacon(play)

  const params = { session_id: play.session.id, story_id: play.storyId }
  expect((await lookAt(app, play)).session_data.ending).not.toBeNull()
  expect((await app.call('getEnding', { token, params })).status).toBe(200)
  expect((await app.call('getMemory', { token, params })).status).toBe(200)
  expect((await app.ask('checkSession', { token, params })).is_completed).toBe(true)
})

test('a guest is paid for the day in the time zone of registration', async () => {
  const now = app.clock.now()
  // A time zone with another date than UTC.
  const time_zone = now.getUTCHours() < 12 ? 'Etc/GMT+12' : 'Etc/GMT-12'
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone: time_zone }).format(now)
  const { player } = await beginAsGuest()

  await app.ask('register', {
    body: { ...newForm(), guest_token: player.refresh_token, time_zone },
  })

  const paid = await app.db
    .selectFrom('task_rewards')
    .select('period_key')
    .where('user_id', '=', player.id)
    .execute()
  expect(paid).toEqual([{ period_key: `new-door:${day}` }])
})

test('a painter requires an account, and draws nothing for a guest', async () => {
  const play = await beginAsGuest()
  const before = await lookAt(app, play)

  const refused = await act(app, play, { action_type: 'show' })

  expect(refused.refusal()).toMatchObject({ code: 'account_required' })
  expect(await lookAt(app, play)).toEqual(before)
})

test.each([{ is_premium: true }, { content_rating: 'mature' } as const])(
  'guests cannot play a story with %o',
  async (given) => {
    const { access_token: token } = await makeGuest(app)
    const { id: story_id } = await insertStory(app.db, given)

    const refused = await app.call('createSession', { token, body: { story_id } })

    expect(refused.refusal()).toMatchObject({ code: 'account_required' })
  },
)

test('registration turns the guest into an account, with its credits and progress', async () => {
  const play = await beginAsGuest()
  await reachBeacon(play)
  const before = await lookAt(app, play)
  const form = newForm()

  const { user, tokens } = (await register(play, form)).answer()

  const owner = asOwner(play, tokens)
  const after = await lookAt(app, owner)
  expect(user).toMatchObject({ id: play.player.id, username: form.username, email: form.email })
  expect(after.session_data).toEqual(before.session_data)
  const plain = await app.ask('register', { body: newForm() })
  expect(user.credits).toBeGreaterThan(plain.user.credits)
  expect((await logIn(form, play.player)).status).toBe(200)
})

test('a guest’s credentials do not open an account', async () => {
  const play = await beginAsGuest()
  await register(play)

  const params = { session_id: play.session.id }
  const looked = await app.call('getSession', { token: play.player.access_token, params })
  const { refresh_token } = play.player

  expect(looked.refusal()).toMatchObject({ code: 'session_expired' })
  expect((await app.call('refresh', { body: { refresh_token } })).status).toBe(401)
})

test('a guest whose chosen name is taken remains a guest', async () => {
  const play = await beginAsGuest()
  const { username } = await app.register()

  const refused = await register(play, { ...newForm(), username })

  expect(refused.status).toBe(422)
  expect((await lookAt(app, play)).id).toBe(play.session.id)
})

test('logging in moves all plays of a guest into the account, at the same place', async () => {
  const play = await beginAsGuest()
  await reachBeacon(play)
  await acted(app, play, { action_type: 'undo', to: 'fork' })
  const before = await lookAt(app, play)
  const account = await app.register()

  const { tokens, user } = (await logIn(account, play.player)).answer()

  const owner = asOwner(play, tokens)
  expect((await lookAt(app, owner)).session_data).toEqual(before.session_data)
  expect(user.id).toBe(account.id)
  expect(await isThere(play.player.id)).toBe(false)
  const next = await choose(
    { ...owner, player: { ...account, ...tokens } },
    'Climb down to the reeds',
  )
  expect(next.choices_made).toBe(before.choices_made + 1)
})

test('a login link moves the plays of a guest on the device, like a password', async () => {
  const play = await beginAsGuest()
  await choose(play, 'Follow the bank upstream')
  const { access_token: token, password, id } = await app.register()
  const { url } = await app.ask('createLoginLink', { token, body: { password } })
  const link = new URL(url).searchParams.get('token') ?? ''

  const { tokens, user } = await app.ask('exchangeLogin', {
    body: { token: link, guest_token: play.player.refresh_token },
  })

  expect(user.id).toBe(id)
  expect((await lookAt(app, asOwner(play, tokens))).choices_made).toBe(1)
  expect(await isThere(play.player.id)).toBe(false)
})

/** Renews tokens without using the answer. */
async function loseRenewal({ refresh_token }: Guest) {
  await app.ask('refresh', { body: { refresh_token } })
  app.clock.advance(20_000)
}

test('a guest whose token renewal was lost can still transfer plays', async () => {
  const play = await beginAsGuest()
  await choose(play, 'Follow the bank upstream')
  await loseRenewal(play.player)
  const account = await app.register()

  const { tokens } = (await logIn(account, play.player)).answer()

  expect((await lookAt(app, asOwner(play, tokens))).choices_made).toBe(1)
  expect(await isThere(play.player.id)).toBe(false)
})

test('a guest token with a used successor transfers nothing', async () => {
  const play = await beginAsGuest()
  const { refresh_token } = play.player
  const { tokens } = await app.ask('refresh', { body: { refresh_token } })
  await app.ask('refresh', { body: { refresh_token: tokens.refresh_token } })

  await logIn(await app.register(), play.player)

  expect(await isThere(play.player.id)).toBe(true)
})

test('of two tabs that log in concurrently, one transfers the plays, and both are logged in', async () => {
  const play = await beginAsGuest()
  await choose(play, 'Follow the bank upstream')
  const account = await app.register()

  const both = await Promise.all([1, 2].map(() => logIn(account, play.player)))

  expect(both.map(({ status }) => status)).toEqual([200, 200])
  const open = await app.ask('listOpenSessions', { token: account.access_token })
  expect(open.map(({ id }) => id)).toEqual([play.session.id])
})

test('of a concurrent registration and login, one gets the plays', async () => {
  const play = await beginAsGuest()
  const account = await app.register()

  const [up, into] = await Promise.all([register(play), logIn(account, play.player)])

  const lists = await Promise.all(
    [up.answer(), into.answer()].map(({ tokens }) =>
      app.ask('listOpenSessions', { token: tokens.access_token }),
    ),
  )
  expect(lists.flat().map(({ id }) => id)).toEqual([play.session.id])
})

test('turns during a guest’s login are transferred or refused', async () => {
  const play = await beginAsGuest()
  const account = await app.register()
  const step = () =>
    act(app, play, {
      action_type: 'continue',
      selected_choice: 'Follow the bank upstream',
      selected_model: 'kathakar',
    })

  const [turn, signedIn] = await Promise.all([step(), logIn(account, play.player), step()])

  const owner = asOwner(play, signedIn.answer().tokens)
  const { choices_made } = await lookAt(app, owner)
  expect(turn.status).toBeLessThan(500)
  expect(choices_made).toBe(turn.status === 200 ? 1 : choices_made)
})

test('many guests bring one account no reward twice', async () => {
  const account = await app.register()
  const credits: number[] = []
  for (const _ of [1, 2]) {
    const play = await beginAsGuest()
    await reachBeacon(play)
    credits.push((await logIn(account, play.player)).answer().user.credits)
  }

  const [first, second] = credits
  // The second play counts for further tasks, but first-time rewards are not paid again.
  expect(second).toBeLessThan(2 * (first ?? 0))
  const { rows } = await sql<{ paid: number }>`
    select count(*)::int as paid from task_rewards
    where user_id = ${account.id} group by period_key`.execute(app.db)
  expect(rows.every(({ paid }) => paid === 1)).toBe(true)
})

test('a finish by a guest counts for the author once an account has merged the guest', async () => {
  const author = await app.register()
  const finishes = async () => {
    const query = { task_type: 'achievement' }
    const listed = await app.ask('listTasks', { token: author.access_token, query })
    return listed.tasks.find(({ task_id }) => task_id === 'teller-told')?.current_value
  }
  const play = await beginAsGuest({ author_id: author.id })
  await reachBeacon(play)

  expect(await finishes()).toBe(0)
  await register(play)
  expect(await finishes()).toBe(1)
})

test('admins’ lists of users contain no guests', async () => {
  const { id } = await makeGuest(app)
  const { tokens } = await app.ask('register', { body: newForm() })
  await app.db.updateTable('users').set({ role: 'admin' }).where('is_guest', '=', false).execute()

  const listed = await app.ask('listUsers', {
    token: tokens.access_token,
    query: { search: 'guest_' },
  })

  expect(listed).toMatchObject({ total_users: 0 })
  expect(await isThere(id)).toBe(true)
})

test('a guest without activity for thirty days is erased with all plays', async () => {
  const play = await beginAsGuest()
  await choose(play, 'Follow the bank upstream')
  const kept = await app.register()

  app.clock.advance(29 * DAY_MS)
  await sweepGuests(app.ports)
  expect(await isThere(play.player.id)).toBe(true)

  app.clock.advance(2 * DAY_MS)
  await sweepGuests(app.ports)
  expect(await isThere(play.player.id)).toBe(false)
  expect(await isThere(kept.id)).toBe(true)
  const accounts = await app.db
    .selectFrom('ledger_accounts')
    .select('id')
    .where('user_id', '=', play.player.id)
    .execute()
  expect(accounts).toEqual([])
})

test('the overview still counts plays and finishes of an erased guest', async () => {
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

  app.clock.advance(40 * DAY_MS)
  await sweepGuests(app.ports)

  expect(await isThere(play.player.id)).toBe(false)
  expect(await ofToday()).toEqual({ plays: plays + 1, finishes: finishes + 1 })
})

test('a guest who returns every month retains all plays, and transfers them to an account', async () => {
  let play = await beginAsGuest()
  for (const [days, way] of [
    [10, 'Follow the bank upstream'],
    [19, 'Climb the watchtower'],
    [2, 'Light the beacon'],
  ] as const) {
    app.clock.advance(days * DAY_MS)
    const { refresh_token } = play.player
    const { tokens } = await app.ask('refresh', { body: { refresh_token } })
    play = { ...play, player: { ...play.player, ...tokens } }
    await choose(play, way)
  }

  const { tokens, user } = (await register(play)).answer()

  expect(user.id).toBe(play.player.id)
  expect((await lookAt(app, asOwner(play, tokens))).session_data.ending).not.toBeNull()
})

test('the ledger entries of an account, unlike those of a guest, cannot be moved or deleted', async () => {
  const { player } = await beginPlay(app)

  const strike = sql`delete from ledger_transfers where user_id = ${player.id}`.execute(app.db)
  await expect(strike).rejects.toThrow('append-only')
  const move = sql`select move_guest(${player.id}::uuid, ${player.id}::uuid)`.execute(app.db)
  await expect(move).rejects.toThrow('No guest')
})

const strict = await openTestApp({ config: { rateLimitFactor: 1 } })
const ask = (headers: Record<string, string> = {}) => strict.call('createGuest', { headers })

test('a browser can create five guests a day', async () => {
  const first = await ask()
  const cookie = String(first.headers['set-cookie']).split(';')[0] ?? ''
  const statuses: number[] = []
  for (const _ of [2, 3, 4, 5, 6]) statuses.push((await ask({ cookie })).status)

  expect(statuses).toEqual([201, 201, 201, 201, 429])
})

test('an address can create ten guests an hour', async () => {
  const statuses: number[] = []
  for (let more = 0; more < 10; more += 1) statuses.push((await ask()).status)

  expect(statuses.at(-1)).toBe(429)
})

test('a guest can have twenty sessions, and then needs an account', async () => {
  const { access_token: token } = await app.ask('createGuest')
  const { id: story_id } = await insertStory(app.db)
  const begin = () => app.call('createSession', { token, body: { story_id } })
  for (let more = 0; more < 20; more += 1) (await begin()).answer()

  expect((await begin()).refusal()).toMatchObject({ code: 'account_required' })
})

test('without guest play, nobody plays without an account, and the configuration says so', async () => {
  const { site } = app.ports
  const closed = await buildTestApp({ ports: { site: { ...site, hasGuestPlay: false } } })

  expect((await closed.call('createGuest')).refusal()).toMatchObject({ code: 'guests_off' })
  expect(await closed.ask('getConfig')).not.toHaveProperty('has_guest_play')
  expect(await app.ask('getConfig')).toMatchObject({ has_guest_play: true })
  await closed.close()
})
