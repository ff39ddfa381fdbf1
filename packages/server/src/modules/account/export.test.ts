import { DAY_MS, MINUTE_MS } from '@kathasagar/api/contract'
import type { StoryStructure } from '@kathasagar/story'
import { sql } from 'kysely'
import { expect, test } from 'vitest'

import type { Player } from '../../test/caller.ts'
import { changeUser, insertStory } from '../../test/factories.ts'
import { openTestApp } from '../../test/openTestApp.ts'
import { beginPlay } from '../../test/play.ts'

const product = await openTestApp({ ports: { rateLimitFactor: 1 } })

const ask = ({ access_token: token, ...player }: Player, password = player.password) =>
  product.call('askExport', { token, body: { password } })
const fetchBy = (token: string, key: string) =>
  product.call('exportMe', { token, query: { token: key } })

const authorOf = async (story_id: string) => {
  const story = await product.ask('getStory', { params: { story_id } })
  return story.author?.handle ?? ''
}

const DESK: StoryStructure = {
  start_node: 'desk',
  state: { name: { typed: 30 } },
  nodes: {
    desk: {
      title: 'The Desk',
      text: 'A desk.',
      asks: [{ variable: 'name', label: 'Who are you?' }],
      choices: [{ text: 'Say it', target: 'end' }],
    },
    end: { text: 'The end.', choices: [] },
  },
}

test('contains all data about a person, and no secrets of the account', async () => {
  const play = await beginPlay(product, { structure: DESK })
  const { player } = play
  const typed = { name: 'Mira of the seven wells' }
  const said = { action_type: 'custom_action', user_action: 'I whistle to myself' } as const
  await play.act({ ...said, typed })
  await product.call('likeStory', play.on({ story_id: play.storyId }))
  const handle = await authorOf(play.storyId)
  await product.call('followAuthor', { token: player.access_token, params: { handle } })
  const report = { reason: 'violent', session_id: play.session.id }
  await product.ask('reportStory', { ...play.on({ story_id: play.storyId }), body: report })
  const { token } = (await ask(player)).answer()

  const answer = await fetchBy(player.access_token, token)

  expect(answer.answer()).toMatchObject({
    follows: [{ handle }],
    handles: [{ handle: player.username }],
    profile: { username: player.username, email: player.email },
    sessions: [{ id: play.session.id, turns: [{ number: 0 }, { number: 1 }] }],
    likes: [{ story_id: play.storyId }],
    reports: [{ story_title: expect.stringMatching(/^Story/), scene_title: 'The Desk' }],
    ledger: expect.arrayContaining([expect.objectContaining({ reason: 'registration' })]),
    sign_ins: [{ created_at: expect.anything() }],
  })
  expect(answer.text).toContain('I whistle to myself')
  expect(answer.text).toContain('Mira of the seven wells')
  expect(answer.text).not.toMatch(/password_hash|argon2|token_hash/)
})

test('contains the security data of the account, and no data of other people', async () => {
  const [admin, player] = [await product.register(), await product.register()]
  await changeUser(product.db, admin.id, { role: 'admin' })
  const given = { params: { user_id: player.id }, body: { amount: 7, reason: 'For a torn page' } }
  await product.call('grantCredits', { token: admin.access_token, ...given })
  const [ofAdmin, ofPlayer] = [(await ask(admin)).answer(), (await ask(player)).answer()]

  const told = (await fetchBy(player.access_token, ofPlayer.token)).answer()
  const byAdmin = (await fetchBy(admin.access_token, ofAdmin.token)).answer()

  expect(told.security_events).toMatchObject([
    { act: 'signed_in', was_own_act: true },
    { act: 'credits_granted', was_own_act: false, after: { amount: 7 } },
  ])
  expect(JSON.stringify(told.security_events)).not.toContain(admin.id)
  expect(byAdmin.security_events).toMatchObject([{ act: 'signed_in' }, { act: 'credits_granted' }])
  expect(JSON.stringify(byAdmin)).not.toContain('torn page')
})

test('requires the password, and is available once a day', async () => {
  const player = await product.register()
  const wrong = await ask(player, 'Wrong#1234')
  const first = await ask(player)
  const second = (await ask(player)).refusal()
  product.clock.advance(DAY_MS + 1000)
  const { tokens } = (await product.logIn(player)).answer()
  const nextDay = await ask({ ...player, ...tokens })

  expect(wrong.refusal().code).toBe('wrong_credentials')
  expect(second).toMatchObject({
    code: 'exported_today',
    detail: 'You already downloaded your data today. Try again in 24 hours.',
  })
  expect([first.status, nextDay.status]).toEqual([201, 201])
})

test('has a key that works three times, for ten minutes, for its owner only', async () => {
  const [player, thief] = [await product.register(), await product.register()]
  const { token } = (await ask(player)).answer()

  const stolen = await fetchBy(thief.access_token, token)
  const own = []
  for (let time = 0; time < 4; time++) own.push(await fetchBy(player.access_token, token))

  expect([stolen, ...own].map(({ status }) => status)).toEqual([400, 200, 200, 200, 400])
  const late = (await ask(thief)).answer()
  product.clock.advance(11 * MINUTE_MS)
  expect((await fetchBy(thief.access_token, late.token)).refusal().code).toBe('link_invalid')
})

test('contains data stored by address or account, and the settings', async () => {
  const { player, session } = await beginPlay(product)
  const { access_token: token, id: user_id } = player
  // Deleted plays can still be restored, so they are exported.
  await product.ask('deleteSession', { token, params: { session_id: session.id } })
  const story = await insertStory(product.db, { author_id: user_id, status: 'draft' })
  await product.ask('createPreviewLink', { token, params: { story_id: story.id } })
  const waiting = { name: 'Mira', email: player.email.toUpperCase() }
  await product.ask('joinWaitlist', { body: waiting })
  const google = { issuer: 'https://accounts.google.com', subject: '1077', created_at: new Date() }
  await product.db
    .insertInto('google_accounts')
    .values({ user_id, ...google })
    .execute()
  const handle = await authorOf((await insertStory(product.db)).id)
  await product.call('blockAuthor', { token, params: { handle } })
  await product.call('setNotice', { token, body: { kind: 'followed', is_on: false } })

  const key = (await ask(player)).answer().token
  expect((await fetchBy(token, key)).answer()).toMatchObject({
    preview_links: [{ story_id: story.id, code: expect.any(String) }],
    waitlist: [{ name: 'Mira' }],
    google_accounts: [{ issuer: google.issuer, subject: google.subject }],
    blocked: [{ handle }],
    notice_settings: [{ off_kinds: ['followed'] }],
    sessions: [{ id: session.id, deleted_at: expect.any(String), turns: [{ number: 0 }] }],
  })
})

const EXPORTED = `audit_events blocks comments follows game_sessions google_accounts handles
  ledger_accounts ledger_transfers model_keys model_use notice_settings notices series shared_plays sign_ins
  stories story_bookmarks story_likes story_ratings story_reports task_rewards totp_factors turns
  uploads users waitlist_entries`.split(/\s+/u)

const LEFT_OUT: Readonly<Record<string, string>> = {
  account_links: 'opens the account, for a day at most',
  auth_challenges: 'opens the account, for minutes',
  bulk_acts: 'stands among the events, and is kept for a week alone to be undone',
  deleted_facts: 'names turns alone, which are there',
  erased_users: 'who is here was not erased',
  known_origins: 'hashes that nobody can read',
  mail_outbox: 'on its way to them',
  notice_people: 'stands where it was done, and is told to somebody else',
  pictures: 'drawn for their turns, and to be had by the addresses in these',
  play_actions: 'what came of it stands in the turns',
  reached_endings: 'read off the turns',
  recovery_codes: 'opens the account',
  second_factor_asks: 'when they were reminded last',
  story_pages: 'a page that a story came as, played from its structure',
  story_versions: 'the one of now stands in the stories',
  free_inputs: 'the same words as in the turns',
  turn_summaries: 'made of the turns',
}

const NAMING = `user_id author_id reporter_id follower_id blocker_id admin_id actor_id created_by
  uploaded_by owner_id email recipient`.split(/\s+/u)

test('exports each table with personal data, or lists a reason why not', async () => {
  const { rows } = await sql<{ name: string }>`
    select distinct table_name as name from information_schema.columns
      join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE'
      and column_name in (${sql.join(NAMING)})`.execute(product.db)

  const named = rows.map(({ name }) => name).toSorted()

  expect(named).toEqual([...EXPORTED, ...Object.keys(LEFT_OUT)].toSorted())
})
