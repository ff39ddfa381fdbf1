import { DAY_MS, type StoryFigures } from '@kathasagar/api/contract'
import { afterEach, beforeEach, expect, test } from 'vitest'

import { forgetFigures } from '../../services/stories/figures/forgetFigures.ts'
import { eraseAccounts } from '../../services/users/eraseAccounts.ts'
import type { Player } from '../../test/caller.ts'
import { insertStory } from '../../test/factories.ts'
import { openTestApp } from '../../test/openTestApp.ts'
import { acted, expectSoundLedger, RIVER, type Play } from '../../test/play.ts'

let author: Player
let storyId: string
const app = await openTestApp()
beforeEach(async () => {
  author = await app.register()
  storyId = await newStory()
})
afterEach(() => expectSoundLedger(app.db))

const newStory = async (story: Parameters<typeof insertStory>[1] = {}) => {
  const given = { author_id: author.id, structure: RIVER, initial_xp: 10, ...story }
  return (await insertStory(app.db, given)).id
}

const today = () => app.clock.now().toISOString().slice(0, 10)
const on = (player: Player, query: { days?: number } = {}) => ({
  token: player.access_token,
  params: { story_id: storyId },
  query,
})
/** A token does not live for days, which pass here. */
async function newToken() {
  const body = { email_or_username: author.username, password: author.password }
  return (await app.ask('login', { body })).tokens.access_token
}
async function figures(query: { days?: number } = {}): Promise<StoryFigures> {
  const call = { ...on(author, query), token: await newToken() }
  return app.ask('getStoryFigures', call)
}

interface Visit {
  player?: Player
  /** Of the browser. */
  languages?: string
  came_from?: string
}

async function begin({ player, languages, came_from }: Visit = {}): Promise<Play> {
  const reader = player ?? (await app.register())
  const begun = await app.ask('createSession', {
    token: reader.access_token,
    body: { story_id: storyId, ...(came_from && { came_from }) },
    headers: languages ? { 'accept-language': languages } : {},
  })
  return { player: reader, storyId, session: begun }
}

const choose = (play: Play, selected_choice: string) =>
  acted(app, play, { action_type: 'continue', selected_choice, selected_model: 'kathakar' })

async function finish(play: Play) {
  for (const choice of ['Follow the bank upstream', 'Climb the watchtower', 'Light the beacon'])
    await choose(play, choice)
  return play
}

const rate = ({ player }: Play, stars: number) =>
  app.ask('rateStory', { ...on(player), body: { stars } })

const follow = ({ player }: Play) =>
  app.ask('followAuthor', {
    token: player.access_token,
    params: { handle: author.username },
  })

test('a day tells plays, finishes, followers, and what was rated for the first time', async () => {
  const plays = [await begin(), await begin(), await begin()]
  const [first, second] = plays
  if (!first || !second) throw new Error('Nobody plays')
  for (const play of [first, second]) await finish(play)
  await rate(first, 2)
  await rate(first, 5)
  await rate(second, 5)
  await follow(second)

  const { days } = await figures({ days: 7 })

  expect(days).toHaveLength(7)
  expect(days.at(-1)).toEqual({
    day: today(),
    plays: 3,
    finishes: 2,
    followers: 1,
    ratings: 2,
    average_rating: 3.5,
  })
  expect(days[0]).toMatchObject({ plays: 0, ratings: 0, average_rating: null })
})

test('what happened on another day stands there, and beyond the window nowhere', async () => {
  await begin()
  app.clock.advance(8 * DAY_MS)
  await begin()

  const week = await figures({ days: 7 })
  const month = await figures()

  expect(week.days.map(({ plays }) => plays)).toEqual([0, 0, 0, 0, 0, 0, 1])
  expect(month.days).toHaveLength(30)
  expect(month.days.at(-9)).toMatchObject({ plays: 1 })
  expect(week.languages).toEqual([{ language: 'other', plays: 1 }])
})

test('an author who plays their own story is not counted', async () => {
  await rate(await finish(await begin({ player: author })), 5)

  const { days, languages } = await figures()
  const { stats } = await app.ask('getStory', { params: { story_id: storyId } })

  expect(days.at(-1)).toMatchObject({ plays: 0, finishes: 0, ratings: 0 })
  expect(languages).toEqual([])
  expect(stats).toMatchObject({ plays_total: 0, completion_rate: null })
})

test('languages and sites are told as far as three plays share them', async () => {
  const from = (came_from: string, languages: string) => begin({ came_from, languages })
  for (const _ of [1, 2, 3]) await from('www.Forum.example', 'hi-IN,hi;q=0.9,en;q=0.8')
  for (const site of ['www.google.co.in', 'duckduckgo.com', 'search.brave.com'])
    await from(site, 'en-GB')
  await from('jira.meera.internal', 'ta')
  await from('10.0.0.7', '*')
  await begin({ languages: 'x'.repeat(400) })

  const { languages, referrers } = await figures()

  expect(languages).toEqual([
    { language: 'en', plays: 3 },
    { language: 'hi', plays: 3 },
    { language: 'other', plays: 3 },
  ])
  expect(referrers).toEqual([
    { referrer: 'forum.example', plays: 3 },
    { referrer: 'search', plays: 3 },
    { referrer: 'other', plays: 3 },
  ])
})

test('plays that begin by themselves, from this site and from a shared play are told apart', async () => {
  const host = new URL(app.ports.siteUrl()).hostname
  for (const _ of [1, 2, 3]) await begin({ came_from: host })
  const play = await begin()
  for (const _ of [1, 2]) await begin()
  const { turn_id } = play.session.session_data.narrative_history[0] ?? { turn_id: '' }
  const { share_code } = await app.ask('sharePlay', {
    token: play.player.access_token,
    params: { session_id: play.session.id },
    body: { shows_words: true },
  })
  for (const _ of [1, 2, 3]) {
    const { access_token: token } = await app.register()
    await app.ask('forkSharedPlay', { token, params: { share_code }, body: { turn_id } })
  }

  const { referrers, days } = await figures()

  expect(referrers.map(({ referrer }) => referrer).toSorted()).toEqual([
    'direct',
    'shared_play',
    'this_site',
  ])
  expect(days.at(-1)?.plays).toBe(9)
})

test('endings and scenes that were left are told of three players and more', async () => {
  const others = [await begin(), await begin(), await begin(), await begin()]
  for (const play of others) await choose(play, 'Follow the bank upstream')
  for (const _ of [1, 2, 3]) await finish(await begin())
  const rested = new Date(app.clock.now().getTime() - 10 * DAY_MS)
  await app.db.updateTable('game_sessions').set({ updated_at: rested }).execute()

  const { endings, left_at, players_min } = await figures({ days: 30 })
  const week = await figures({ days: 7 })

  expect(endings).toEqual([
    { node: 'beacon', title: 'The Beacon', finishes: 3 },
    { node: 'drowned', title: 'The Ceiling', finishes: null },
  ])
  expect(left_at).toEqual([{ node: 'bank', title: 'The Bank', players: 4 }])
  expect(players_min).toBe(3)
  expect(week.left_at).toEqual([])
})

test('an ending that is found again after going back is one finish', async () => {
  const play = await finish(await begin())
  await acted(app, play, { action_type: 'undo', to: 'fork' })
  await choose(play, 'Light the beacon')

  expect((await figures()).days.at(-1)).toMatchObject({ finishes: 1 })
})

test('the table holds every figure, and no formula', async () => {
  const beacon = { title: '=HYPERLINK("x"), or', text: 'A fire.', choices: [] }
  storyId = await newStory({ structure: { ...RIVER, nodes: { ...RIVER.nodes, beacon } } })
  for (const _ of [1, 2, 3]) await finish(await begin())

  const query = { days: 7 }
  const file = await app.call('exportStoryFigures', {
    ...on(author, query),
    token: await newToken(),
  })
  const rows = file.text.replace('\uFEFF', '').trimEnd().split('\r\n')

  expect(file.headers['content-type']).toBe('text/csv; charset=utf-8')
  expect(rows[0]).toBe('figure,day,of,value')
  expect(rows).toContain(`plays,${today()},,3`)
  expect(rows).toContain(`average_rating,${today()},,`)
  expect(rows).toContain(`ending,,"'=HYPERLINK(""x""), or",3`)
  expect(rows).toContain('language,,other,3')
  expect(rows).toHaveLength(1 + 5 * 7 + 2 + 2)
})

test.each([8, 365, 'all', ''])('a window of “%s” days is refused', async (days) => {
  const asked = await app.call('getStoryFigures', {
    token: author.access_token,
    params: { story_id: storyId },
    query: { days },
  })

  expect(asked.status).toBe(422)
})

test('what an account did stays counted when it is gone', async () => {
  const play = await finish(await begin())
  const { access_token: token, password } = play.player
  await app.call('deleteMe', { token, body: { password, stories: 'remove' } })
  app.clock.advance(8 * DAY_MS)
  await eraseAccounts(app.ports)

  expect((await figures()).days.at(-9)).toMatchObject({ plays: 1, finishes: 1 })
})

const countRows = async () =>
  (
    await app.db
      .selectFrom('story_day_counts')
      .selectAll()
      .where('story_id', '=', storyId)
      .execute()
  ).length

test('with a story goes what was counted of it', async () => {
  await begin()
  expect(await countRows()).toBe(2)

  await app.db.deleteFrom('game_sessions').where('story_id', '=', storyId).execute()
  await app.db.deleteFrom('stories').where('id', '=', storyId).execute()

  expect(await countRows()).toBe(0)
})

test('after four hundred days nothing of a day is kept', async () => {
  await begin()
  app.clock.advance(400 * DAY_MS)
  await forgetFigures(app.ports)
  expect(await countRows()).toBe(2)

  app.clock.advance(DAY_MS)
  await forgetFigures(app.ports)

  expect(await countRows()).toBe(0)
})

test('plays that begin at the same moment are all counted', async () => {
  const players = await Promise.all([1, 2, 3, 4, 5, 6].map(() => app.register()))

  await Promise.all(players.map((player) => begin({ player })))

  expect((await figures()).days.at(-1)?.plays).toBe(6)
})
