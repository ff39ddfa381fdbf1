import { DAY_MS } from '@kathasagar/api/contract'
import { expect, test } from 'vitest'

import type { Player } from '../../test/caller.ts'
import { changeStory, changeUser, insertStory } from '../../test/factories.ts'
import { openTestApp } from '../../test/openTestApp.ts'
import { acted } from '../../test/play.ts'
import { newSeries } from '../../test/series.ts'

const PUSH = { action_type: 'continue', selected_choice: 'Push the boat into the water' } as const

const app = await openTestApp()

const by = ({ access_token: token }: Player) => ({ token })
const pace = (
  reader: Player,
  series_id: string,
  { is_daily = true, time_zone = 'Asia/Calcutta' } = {},
) =>
  app.call('setSeriesPace', { ...by(reader), params: { series_id }, body: { is_daily, time_zone } })
const opened = async (reader: Player) =>
  (await app.ask('listNotices', { ...by(reader), query: {} })).notices.filter(
    ({ kind }) => kind === 'part_opened',
  )
const unread = async (reader: Player) => (await app.ask('countUnread', { ...by(reader) })).unread

/** Three parts, of which a reader who wants one a day has finished the first. */
async function daily() {
  const [author, reader] = [await app.register(), await app.register()]
  const parts: string[] = []
  for (const title of ['One', 'Two', 'Three'])
    parts.push((await insertStory(app.db, { author_id: author.id, title })).id)
  const id = await newSeries(app.db, { author_id: author.id, story_ids: parts })
  const play = async (at: number, isEnded: boolean) => {
    const body = { story_id: parts[at]! }
    const session = await app.ask('createSession', { ...by(reader), body })
    const here = { player: reader, storyId: body.story_id, session }
    if (isEnded) await acted(app, here, PUSH)
    return session.id
  }
  await pace(reader, id)
  const session_id = await play(0, true)
  /** A day later, signed in anew. */
  const sleep = async () => {
    app.clock.advance(DAY_MS)
    const { username, password } = reader
    const body = { email_or_username: username, password }
    Object.assign(reader, (await app.ask('login', { body })).tokens)
  }
  return { reader, id, parts, play, sleep, session_id }
}

test('the next part of a series that is read a part a day opens with the next day of its reader', async () => {
  const { reader, id, session_id, sleep } = await daily()
  const read = async () =>
    (await app.ask('getSeries', { ...by(reader), params: { series_id: id } })).pace

  const today = await read()
  const { next_story } = await app.ask('getEnding', { ...by(reader), params: { session_id } })
  await sleep()

  // Midnight in Kolkata.
  expect(today?.opens_at).toMatch(/T18:30:00\.000Z$/u)
  expect(next_story?.reason).toMatchObject({ code: 'next_part', opens_at: today?.opens_at })
  expect(await read()).toEqual({ opens_at: null })
})

test('a part opens with the day of its reader in summer and in winter, whenever they asked for it', async () => {
  const { reader, id, session_id } = await daily()
  await pace(reader, id, { time_zone: 'America/New_York' })
  const year = app.clock.now().getUTCFullYear() + 1
  const opensAfter = async (day: string) => {
    const reached_at = new Date(`${year}-${day}T12:00:00Z`)
    await app.db
      .updateTable('reached_endings')
      .set({ reached_at })
      .where('session_id', '=', session_id)
      .execute()
    const series = await app.ask('getSeries', { ...by(reader), params: { series_id: id } })
    return series.pace?.opens_at
  }

  const opens = [await opensAfter('01-10'), await opensAfter('07-10')]

  expect(opens).toEqual([`${year}-01-11T05:00:00.000Z`, `${year}-07-11T04:00:00.000Z`])
})

test('the bell tells of a part that has opened until it is begun, and of none before', async () => {
  const { reader, parts, play, sleep } = await daily()
  const before = [await opened(reader), await unread(reader)]
  await sleep()

  const [told] = await opened(reader)
  const bell = await unread(reader)
  await play(1, false)

  expect(before).toEqual([[], 0])
  expect(told).toMatchObject({ story: { id: parts[1], title: 'Two' }, people: [], is_read: false })
  expect(bell).toBe(1)
  expect(await opened(reader)).toEqual([])
  expect(await unread(reader)).toBe(0)
})

test('an ending says of no other part than the one that waits that it opens tomorrow', async () => {
  const { reader, session_id, play } = await daily()
  await play(1, false)

  const { next_story } = await app.ask('getEnding', { ...by(reader), params: { session_id } })

  expect(next_story?.reason).toMatchObject({ code: 'next_part', number: 2, opens_at: null })
})

test('a part that is published late is told of when it is there, not as of long ago', async () => {
  const { reader, parts, sleep } = await daily()
  for (const _ of [1, 2, 3]) await sleep()
  const published_at = app.clock.now()
  await app.call('readNotices', { ...by(reader), body: { up_to: published_at.toISOString() } })
  published_at.setMinutes(published_at.getMinutes() + 1)
  await changeStory(app.db, parts[1]!, { published_at })
  await sleep()

  const [told] = await opened(reader)

  expect(told).toMatchObject({ happened_at: published_at.toISOString(), is_read: false })
  expect(await unread(reader)).toBe(1)
})

test('a part that is played again keeps nothing closed, and who reads as they like waits for nothing', async () => {
  const { reader, id, play, sleep } = await daily()
  await sleep()
  await play(0, true)
  const again = (await opened(reader)).length

  const free = (await pace(reader, id, { is_daily: false })).answer()

  expect(again).toBe(1)
  expect(free.pace).toBeNull()
  expect(await opened(reader)).toEqual([])
})

test('a premium part is told of to nobody who may not play it', async () => {
  const { reader, parts, sleep } = await daily()
  await changeStory(app.db, parts[1]!, { is_premium: true })
  await sleep()
  const without = await opened(reader)

  await changeUser(app.db, reader.id, { has_premium_access: true })
  const [withAccess] = await opened(reader)

  expect(without).toEqual([])
  expect(withAccess?.story?.id).toBe(parts[1])
})

test('a zone that is none is refused', async () => {
  const { reader, id } = await daily()

  const refused = await app.call('setSeriesPace', {
    ...by(reader),
    params: { series_id: id },
    body: { is_daily: true, time_zone: 'Atlantis/Centre' },
  })

  expect(refused.status).toBe(422)
})
