import { expect, test } from 'vitest'
import type { PlayState } from '@kathasagar/api/contract'

import { openPlayApp } from '../../test/openTestApp.ts'
import { beginPlay, dropPlay, type Play, riverStoryWith, TO_BEACON } from '../../test/play.ts'
import { purgePlays } from './index.ts'

const app = await openPlayApp()

const list = ({ player }: Play, query: { state?: PlayState; cursor?: string } = {}) =>
  app.ask('listPlays', { token: player.access_token, query: { limit: '2', ...query } })

test('lists sessions by state, with place, last sentence, minutes, and ending', async () => {
  const open = await beginPlay(app, { estimated_play_time: 20 })
  const finished = await beginPlay(app, {}, open.player)
  await finished.walk(...TO_BEACON)

  const told = await list(open)
  const over = await list(open, { state: 'finished' })

  expect(told.counts).toEqual({ open: 1, finished: 1, archived: 0 })
  expect(told.plays).toMatchObject([
    { id: open.session.id, state: 'open', scene: 'The Ferry', minutes_left: 20, ending: null },
  ])
  expect(told.plays[0]?.last_line).not.toBe('')
  const ending = { title: 'The Beacon', found: 1, total: 2 }
  expect(over.plays).toMatchObject([{ id: finished.session.id, minutes_left: 0, ending }])
})

test.each([
  ['“Sit down. The river can wait,” he says.', 'The river can wait, he says.'],
  ['"Sit down. The river can wait."', 'The river can wait.'],
  ["He nods. 'Wait. The ferrymen’s oars don’t.'", 'The ferrymen’s oars don’t.'],
  ['He looks up. “Wait,” he says, “for the moon.”', '“Wait,” he says, “for the moon.”'],
  ['“बैठो। नदी रुक सकती है।”', 'नदी रुक सकती है।'],
  ['”بیٹھو۔ دریا رک سکتا ہے۔“', 'دریا رک سکتا ہے۔'],
  ['« உட்கார். நதி காத்திருக்கும். »', 'நதி காத்திருக்கும்.'],
])('shows the last sentence of %s without an unpaired quotation mark', async (text, line) => {
  const told = await list(await beginPlay(app, { structure: riverStoryWith({ ferry: { text } }) }))

  expect(told.plays[0]?.last_line).toBe(line)
})

test('lists each session once, even if the last one of a page was played meanwhile', async () => {
  const first = await beginPlay(app)
  const others = [await beginPlay(app, {}, first.player), await beginPlay(app, {}, first.player)]
  const page = await list(first)
  const last = [first, ...others].find(({ session }) => session.id === page.plays.at(-1)?.id)

  await (last ?? first).choose('Follow the bank upstream')
  const rest = await list(first, { cursor: page.next ?? '' })

  expect(page.plays).toHaveLength(2)
  expect(rest).toMatchObject({ plays: [{ id: first.session.id }], next: null })
})

test('does not list an archived session as open until it is restored or played', async () => {
  const play = await beginPlay(app)
  const waiting = () => app.ask('listOpenSessions', { token: play.player.access_token, query: {} })

  const put = await app.call('archiveSession', { ...play.on(), body: { is_archived: true } })
  const away = [await waiting(), (await list(play, { state: 'archived' })).plays.length]
  await play.choose('Follow the bank upstream')

  expect(put.status).toBe(200)
  expect(away).toEqual([[], 1])
  expect(await waiting()).toHaveLength(1)
  expect((await list(play)).counts).toEqual({ open: 1, finished: 0, archived: 0 })
})

const CALLS = ['getSession', 'getMemory', 'listTurns', 'archiveSession', 'deleteSession'] as const

test('hides a deleted session, can restore it completely, and purges it after a week', async () => {
  const play = await beginPlay(app)
  await play.choose('Follow the bank upstream')
  const before = await play.look()
  const statuses = async () => {
    const call = { ...play.on(), body: { is_archived: true } }
    return Promise.all(CALLS.map(async (name) => (await app.call(name, call)).status))
  }
  const check = async () =>
    (await app.ask('checkSession', play.on({ story_id: play.storyId }))).has_existing_session

  await app.call('deleteSession', play.on())
  expect(await statuses()).toEqual([404, 404, 404, 404, 404])
  expect([(await list(play)).plays, await check()]).toEqual([[], false])

  await app.call('restoreSession', play.on())
  expect(await play.look()).toEqual(before)

  await app.call('deleteSession', play.on())
  await purgePlays(app.ports)
  expect((await app.call('restoreSession', play.on())).status).toBe(200)
  await dropPlay(play)
  expect((await app.call('restoreSession', play.on())).status).toBe(404)
})

test('permits a player to change a rating after the session is deleted', async () => {
  const rated = await beginPlay(app)
  const silent = await beginPlay(app)
  const rate = ({ player, storyId: story_id }: Play, stars: number) =>
    app.call('rateStory', { token: player.access_token, params: { story_id }, body: { stars } })
  for (const play of [rated, silent]) await play.walk(...TO_BEACON)
  await rate(rated, 2)
  for (const play of [rated, silent]) await dropPlay(play)

  const stars = (await rate(rated, 5)).answer()
  const nothing = await rate(silent, 5)

  expect(stars).toEqual({ stars: 5, average_rating: 5 })
  expect(nothing.refusal().code).toBe('not_finished')
})
