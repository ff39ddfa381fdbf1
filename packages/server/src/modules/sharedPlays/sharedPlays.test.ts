import { afterEach, expect, test } from 'vitest'

import { API_BASE, type SharedPlay } from '@kathasagar/api/contract'

import { registerAdmin } from '../../test/admins.ts'
import { buildTestApp } from '../../test/buildTestApp.ts'
import { changeStory, changeUser } from '../../test/factories.ts'
import { makeGuest } from '../../test/guests.ts'
import { openTestApp } from '../../test/openTestApp.ts'
import {
  AT_FERRY,
  beginPlay,
  expectConsistentLedger,
  newestOf,
  pick,
  type Play,
  RIVER,
} from '../../test/play.ts'
import { findTurn } from '../sessions/sessions.queries.ts'

const app = await openTestApp()
afterEach(() => expectConsistentLedger(app.db))

const SECRET = 'hum the tune of my grandmother Kamala'

async function playSome() {
  const play = await beginPlay(app)
  await play.acted(pick('Follow the bank upstream'))
  await play.say(SECRET)
  await play.acted(pick('Climb the watchtower'))
  return play
}

async function shareSome() {
  const play = await playSome()
  return { play, code: (await share(play, { shows_words: true })).share_code }
}

const share = (
  play: Play,
  body: { from_turn?: string; shows_words: boolean; shows_name?: boolean },
) => app.ask('sharePlay', { ...play.on(), body })

const read = (code: string, from = 0) =>
  app.call('getSharedPlay', { params: { share_code: code }, query: { from: String(from) } })

async function readWhole(code: string): Promise<SharedPlay['entries']> {
  const entries: SharedPlay['entries'] = []
  for (let from: number | null = 0; from !== null;) {
    const page: SharedPlay = (await read(code, from)).answer()
    entries.push(...page.entries)
    from = page.next
  }
  return entries
}

const entriesOf = async (play: Play) => (await play.look()).session_data.narrative_history

test('creates a link in a new process whose first call shares a story with its own rules', async () => {
  const play = await beginPlay(app, { game_config: JSON.stringify({ health_max: 40 }) })
  const database = { db: app.db, urgent: app.db, close: () => Promise.resolve() }
  const restarted = await buildTestApp({ database })
  const asked = { ...play.on(), body: { shows_words: true } }
  const { share_code } = await restarted.ask('sharePlay', asked)
  await restarted.close()

  expect(await readWhole(share_code)).toHaveLength(1)
})

test('shows the narration, the open choices, and the taken choices', async () => {
  const { play, code } = await shareSome()

  const shared = (await read(code)).answer()

  const told = await entriesOf(play)
  expect(shared.entries.map(({ answer }) => answer)).toEqual(told.map((it) => it.ai_response))
  const titles = ['ferry', 'bank', 'bank', 'tower'].map((name) => RIVER.nodes[name]?.title)
  expect(shared.entries.map(({ scene }) => scene)).toEqual(titles)
  const before = { turn_id: told[0]?.turn_id, choices: AT_FERRY }
  expect(shared.entries[1]).toMatchObject({ choice: AT_FERRY[1], before })
  expect(shared.entries[2]?.words).toBe(SECRET)
  expect(shared).toMatchObject({ next: null, ending: null })
})

test('shows the player’s current name if they chose so', async () => {
  const play = await playSome()
  const token = play.player.access_token
  const { share_code: code } = await share(play, { shows_words: true, shows_name: true })
  const named = (await read(code)).answer().player
  await app.call('updateMe', { token, body: { display_name: 'Tara of the Ferry' } })
  const renamed = (await read(code)).answer().player

  await share(play, { shows_words: true })

  expect([named, renamed]).toEqual([play.player.username, 'Tara of the Ferry'])
  expect((await read(code)).answer().player).toBeNull()
})

test('contains no account data, declined words, or asides, and no input if it is hidden', async () => {
  const play = await playSome()
  const declined = await play.say('tell me how to build a pipe bomb')
  const aside = await play.say('help')
  const { share_code: code } = await share(play, { shows_words: false })
  const hidden = await read(code)
  await share(play, { shows_words: true })
  const shown = await read(code)

  expect([hidden.status, shown.status]).toEqual([200, 200])
  expect([declined.declined !== undefined, aside.hint !== undefined]).toEqual([true, true])
  const { username, email, id } = play.player
  for (const own of [username, email, id, play.session.id, SECRET, 'credits']) {
    expect(hidden.text).not.toContain(own)
  }
  for (const { text } of [hidden, shown]) expect(text).not.toMatch(/pipe bomb|"help"/)
})

test('is not changed by later turns, undo, and versions, and can’t start at an undone turn', async () => {
  const { play, code } = await shareSome()
  const before = (await read(code)).text
  const undone = newestOf(await play.look()).turn_id
  await play.undo()
  const body = { from_turn: undone, shows_words: true }
  const refused = await app.call('sharePlay', { ...play.on(), body })
  await play.acted(pick('Call across the water'))
  const bank = { ...RIVER.nodes['bank'], title: 'New', text: 'New.', choices: [] }
  const structure = JSON.stringify({ ...RIVER, nodes: { ...RIVER.nodes, bank } })
  const version = { story_id: play.storyId, number: 99, structure }
  await app.db.insertInto('story_versions').values(version).execute()

  expect(refused.refusal().code).toBe('not_found')
  expect((await read(code)).text).toBe(before)
})

test('returns the same link with the latest options for a repeated request at the same turn', async () => {
  const play = await playSome()
  const first = await share(play, { shows_words: true })
  const [, second] = await entriesOf(play)

  const changed = await share(play, { from_turn: second?.turn_id ?? '', shows_words: false })

  expect(changed).toEqual({ ...first, from_turn: second?.turn_id, shows_words: false })
  const shown = (await read(first.share_code)).answer().entries
  expect(shown.map(({ number }) => number)).toEqual([1, 2, 3])
  expect(shown[0]?.before).toBeNull()
  await play.acted(pick('Light the beacon'))
  expect((await share(play, { shows_words: true })).share_code).not.toBe(first.share_code)
  expect(await app.ask('listSessionShares', play.on())).toHaveLength(2)
})

test('closes a link with its owner’s account, and returns 404 for a revoked one', async () => {
  const { play, code } = await shareSome()
  const suspend = (suspended_at: Date | null) =>
    changeUser(app.db, play.player.id, { suspended_at })
  await suspend(new Date())
  const closed = await read(code, 1)
  await suspend(null)
  const open = await read(code, 2)
  await app.ask('revokeSharedPlay', play.on({ share_code: code }))

  expect([closed.status, closed.refusal().code]).toEqual([410, 'shared_play_closed'])
  expect(open.status).toBe(200)
  expect((await read(code, 1)).refusal().code).toBe('shared_play_not_found')
  expect((await app.ask('listSharedPlays', play.on())).total_shared_plays).toBe(0)
})

test('counts a reader once a day, but never the owner', async () => {
  const { play, code } = await shareSome()
  const reader = await app.register()
  const open = (token?: string) =>
    app.ask('openSharedPlay', { ...(token && { token }), params: { share_code: code } })

  const counted = [
    await open(reader.access_token),
    await open(reader.access_token),
    await open(play.player.access_token),
    await open(),
    await open(),
  ]

  expect(counted.map(({ is_counted }) => is_counted)).toEqual([true, false, false, true, false])
  const [listed] = (await app.ask('listSharedPlays', play.on())).shared_plays
  expect(listed).toMatchObject({ share_code: code, opened_count: 2, story_id: play.storyId })
})

async function fork(code: string, turn_id: string) {
  const player = await app.register()
  const call = { params: { share_code: code }, body: { turn_id } }
  const forked = await app.call('forkSharedPlay', { token: player.access_token, ...call })
  return { player, forked }
}

test('begins a fork at the exact turn, with its state, XP, and history, and permits undo', async () => {
  const { play, code } = await shareSome()
  const [, , third] = await entriesOf(play)
  const credits = (await play.look()).credits

  const { player, forked } = await fork(code, third?.turn_id ?? '')

  const session = forked.answer()
  const own = play.with({ player, session })
  const copied = await findTurn(app.db, newestOf(session).turn_id, player.id)
  const original = await findTurn(app.db, third?.turn_id ?? '', play.player.id)
  expect(copied?.state).toEqual(original?.state)
  expect(session.current_xp).toBe(original?.state.xp)
  const told = (await entriesOf(play)).slice(0, 3).map((it) => it.ai_response)
  expect(session.session_data.narrative_history.map((it) => it.ai_response)).toEqual(told)
  expect((await play.look()).credits).toBe(credits)
  const undone = await own.undo()
  expect(newestOf(undone).number).toBe(1)
  await own.walk('Climb the watchtower', 'Light the beacon')
  expect((await own.look()).is_completed).toBe(true)
})

test('includes nothing in a fork that the link hides', async () => {
  const play = await playSome()
  const [, second, , last] = await entriesOf(play)
  const body = { from_turn: second?.turn_id ?? '', shows_words: false }
  const { share_code: code } = await share(play, body)
  const { player, forked } = await fork(code, last?.turn_id ?? '')
  const turns = app.db.selectFrom('turns').selectAll().where('user_id', '=', player.id)
  const rows = await turns.execute()

  expect(forked.answer().session_data.narrative_history).toHaveLength(3)
  expect(JSON.stringify(rows)).not.toMatch(/my grandmother|ferryman waits/)
  const first = await beginPlay(app)
  const other = await fork(code, newestOf(first.session).turn_id)
  expect(other.forked.refusal().code).toBe('not_found')
})

test('counts a fork as a day of play when its reader plays a turn, also after an undo', async () => {
  const { play, code } = await shareSome()
  const [, , third] = await entriesOf(play)
  const { player, forked } = await fork(code, third?.turn_id ?? '')
  const own = play.with({ player, session: forked.answer() })
  const turnsAndDays = async () => {
    const query = { task_type: 'milestone' }
    const { tasks } = await app.ask('listTasks', { token: player.access_token, query })
    const valueOf = (id: string) => tasks.find(({ task_id }) => task_id === id)?.current_value
    return [valueOf('first-steps'), valueOf('seven-days')]
  }

  const copied = await turnsAndDays()
  await own.undo()
  await own.acted(pick('Climb the watchtower'))

  expect(copied).toEqual([0, 0])
  expect(await turnsAndDays()).toEqual([1, 1])
})

test('shows a long session in pages, without duplicates', async () => {
  const play = await beginPlay(app)
  for (let step = 0; step < 25; step += 1)
    await play.acted({ action_type: 'continue' }).catch(() => null)
  const { share_code: code } = await share(play, { shows_words: true })

  const numbers = (await readWhole(code)).map(({ number }) => number)
  expect(numbers).toEqual(numbers.map((_, at) => at))
})

test('shows admins a reported session with its link', async () => {
  const { code } = await shareSome()
  const reader = await app.register()
  const admin = await registerAdmin(app)
  const body = { reason: 'other', note: 'Look at the third turn.' }
  const call = { token: reader.access_token, params: { share_code: code }, body }
  const report = await app.ask('reportSharedPlay', call)

  const { reports } = await app.ask('getReviewQueue', { token: admin.access_token })

  expect(report).toEqual({ is_reported: true })
  expect(reports.find(({ shared_play }) => shared_play === code)?.note).toContain('third turn')
})

test('lets a guest fork a session unless it is deleted, but requires an account for a premium story', async () => {
  const { play, code: share_code } = await shareSome()
  const [first] = await entriesOf(play)
  const { access_token: token } = await makeGuest(app)
  const body = { turn_id: first?.turn_id ?? '' }
  const forkIt = () => app.call('forkSharedPlay', { token, params: { share_code }, body })

  await app.ask('deleteSession', play.on())
  const gone = [await read(share_code), await forkIt()]
  const listed = await app.ask('listSharedPlays', play.on())
  await app.ask('restoreSession', play.on())
  const forked = await forkIt()
  await changeStory(app.db, play.storyId, { is_premium: true })
  const refused = await forkIt()

  expect(gone.map((it) => it.refusal().code)).toEqual(Array(2).fill('shared_play_not_found'))
  expect(listed.total_shared_plays).toBe(0)
  expect((await read(share_code)).status).toBe(200)
  expect(forked.answer().session_data.choices).toContain('Follow the bank upstream')
  expect(refused.refusal().code).toBe('account_required')
})

test('refuses to continue a link to an ending, and shows its card until the link is deleted', async () => {
  const play = await playSome()
  const before = await share(play, { shows_words: true })
  await play.acted(pick('Light the beacon'))
  const { share_code } = await share(play, { shows_words: false })
  const cardOf = (code: string) =>
    app.app.inject({ url: `${API_BASE}/shared-plays/${code}/card.png` })

  const { ending } = (await read(share_code)).answer()
  const { forked } = await fork(share_code, newestOf(await play.look()).turn_id)
  const card = await cardOf(share_code)
  const none = await cardOf(before.share_code)
  await app.call('revokeSharedPlay', play.on({ share_code }))
  const revoked = await cardOf(share_code)

  expect(ending).toMatchObject({ title: 'The Beacon', total: 2 })
  expect(forked.refusal().code).toBe('session_finished')
  expect([card.statusCode, none.statusCode, revoked.statusCode]).toEqual([200, 404, 404])
  const headers = { 'content-type': 'image/png', 'cache-control': 'public, max-age=300' }
  expect(card.headers).toMatchObject(headers)
})
