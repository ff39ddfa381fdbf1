import { LIMITS } from '@kathasagar/api/contract/vocabulary'
import { beforeEach, expect, test } from 'vitest'

import { registerAdmin } from '../../test/admins.ts'
import type { Player } from '../../test/caller.ts'
import { changeStory, insertStory } from '../../test/factories.ts'
import { eraseNow } from '../../test/eraseNow.ts'
import { openTestApp } from '../../test/openTestApp.ts'
import { openPlay } from '../../test/play.ts'

const PUSH = { action_type: 'continue', selected_choice: 'Push the boat into the water' } as const
const words = { title: 'Three Nights', description: 'On one river.' }

let author: Player
let reader: Player
const app = await openTestApp()
beforeEach(async () => {
  author = await app.register()
  reader = await app.register()
})

const by = ({ access_token: token }: Player) => ({ token })
const story = async (given: Parameters<typeof insertStory>[1] = {}) =>
  (await insertStory(app.db, { author_id: author.id, ...given })).id
const begin = async () => (await app.ask('createSeries', { ...by(author), body: words })).id
const order = (series_id: string, story_ids: readonly string[], who = author) =>
  app.call('orderSeries', { ...by(who), params: { series_id }, body: { story_ids } })
const read = (series_id: string, who?: Player) =>
  app.call('getSeries', { ...(who && by(who)), params: { series_id } })
const listed = (who?: Player, query = {}) =>
  app.call('listSeries', { ...(who && by(who)), params: { handle: author.username }, query })

async function seriesOf(...story_ids: readonly string[]) {
  const id = await begin()
  await order(id, story_ids)
  return id
}

async function play(story_id: string, { isEnded = false } = {}) {
  const here = await openPlay(app, reader, story_id)
  if (isEnded) await here.acted(PUSH)
  return here.session.id
}

test('keeps the order of the author, also after a change, and refuses a harmful name', async () => {
  const [one, two] = [await story(), await story()]
  const id = await seriesOf(one, two)
  const idsOf = async () => (await read(id)).answer().parts.map((part) => part.story.id)

  const before = await idsOf()
  await order(id, [two, one])
  const turned = await idsOf()
  await order(id, [two])
  const body = { title: 'How to kill myself', description: '' }
  const refused = await app.call('createSeries', { ...by(author), body })

  expect([before, turned, await idsOf()]).toEqual([[one, two], [two, one], [two]])
  expect(refused.status).toBe(422)
})

test('refuses an order that does not contain exactly the parts of the series', async () => {
  const [one, two, three] = [await story(), await story(), await story()]
  const id = await seriesOf(one)
  const params = { series_id: id }
  const orderFrom = (made_from: string[], story_ids: string[]) =>
    app.call('orderSeries', { ...by(author), params, body: { made_from, story_ids } })

  const first = await orderFrom([one], [one, two])
  const second = await orderFrom([one], [one, three])

  expect(first.status).toBe(200)
  expect([second.status, second.refusal().code]).toEqual([409, 'series_changed'])
  expect((await read(id)).answer().parts.map((part) => part.story.id)).toEqual([one, two])
})

test('shows and numbers only published parts for readers, and shows all to the author', async () => {
  const [draft, one] = [await story({ status: 'draft' }), await story()]
  const mature = await story({ content_rating: 'mature' })
  const id = await seriesOf(mature, draft, one)
  const seen = (await read(id, reader)).answer()
  const own = (await read(id, author)).answer()
  const forGuest = (await read(id)).answer()
  const page = await app.ask('getStory', { params: { story_id: one } })

  expect(seen.parts.map(({ number }) => number)).toEqual([1, 2])
  expect(own.parts.map(({ number }) => number)).toEqual([1, null, 2])
  expect([seen.is_own, own.is_own]).toEqual([false, true])
  // A guest can't see the mature part, but the numbers include it.
  expect(forGuest.parts.map(({ number }) => number)).toEqual([2])
  expect(page.series).toEqual({ series_id: id, title: words.title, number: 2, total: 2 })
})

test('permits a story in one series only, and only stories of its author', async () => {
  const [one, two] = [await story(), await story()]
  const id = await seriesOf(one)
  const other = await begin()
  const foreign = await insertStory(app.db)

  const taken = await order(other, [one])
  const strange = await order(other, [foreign.id])
  const twice = await order(other, [one, one])
  const both = await Promise.all([order(id, [two]), order(other, [two])])
  const moved = await Promise.all([order(id, []), order(other, [one])])

  expect(taken.refusal().code).toBe('part_of_other')
  expect([strange.status, twice.status]).toEqual([422, 422])
  expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]))
  expect(moved.every(({ status }) => status < 500)).toBe(true)
})

test('shows the reader’s progress for each part', async () => {
  const [ended, begun, fresh] = [await story(), await story(), await story()]
  const id = await seriesOf(ended, begun, fresh)
  await play(ended, { isEnded: true })
  await play(begun)

  const progressFor = async (who?: Player) =>
    (await read(id, who)).answer().parts.map(({ progress }) => progress)

  expect(await progressFor(reader)).toEqual(['finished', 'begun', 'new'])
  expect(await progressFor()).toEqual([null, null, null])
})

test('offers the next part that the player can play at an ending', async () => {
  const [one, draft, two] = [await story(), await story({ status: 'draft' }), await story()]
  await seriesOf(one, draft, two)
  const params = { session_id: await play(one, { isEnded: true }) }
  const next = async () => (await app.ask('getEnding', { ...by(reader), params })).next_story
  const open = await next()
  await changeStory(app.db, two, { is_premium: true })
  const premium = await next()
  // Without a connected model, the open story is hidden.
  await changeStory(app.db, two, { is_premium: false, is_open: true })

  const reason = { code: 'next_part', series: words.title, number: 2 }
  expect(open).toMatchObject({ id: two, reason })
  const codes = [premium, await next()].map((story) => story?.reason.code)
  expect(codes).not.toContain('next_part')
})

test('lists the series of an author in pages, without those that a reader can’t see', async () => {
  const shown = await seriesOf(await story())
  for (let made = 0; made < LIMITS.seriesPage; made += 1) {
    app.clock.advance(1000)
    await begin()
  }

  const forReader = (await listed(reader)).answer()
  const first = (await listed(author)).answer()
  const rest = (await listed(author, { cursor: first.next ?? '' })).answer()

  expect(forReader.series.map(({ id, parts_total }) => [id, parts_total])).toEqual([[shown, 1]])
  expect(forReader.next).toBeNull()
  expect(first.series.map(({ id }) => id)).not.toContain(shown)
  expect(rest.series.map(({ id }) => id)).toEqual([shown])
})

test('keeps the stories of a deleted series, and removes a deleted story from its series', async () => {
  const [one, two] = [await story(), await story()]
  const id = await seriesOf(one, two)
  await app.call('deleteStory', { ...by(author), params: { story_id: one } })
  const left = (await read(id)).answer().parts.map((part) => part.story.id)

  await app.call('deleteSeries', { ...by(author), params: { series_id: id } })

  expect(left).toEqual([two])
  expect((await read(id, author)).status).toBe(404)
  expect((await app.call('getStory', { params: { story_id: two } })).status).toBe(200)
})

test('audits an admin’s changes to another user’s series, and removes a reassigned story', async () => {
  const admin = await registerAdmin(app)
  const [one, two] = [await story(), await story()]
  const id = await seriesOf(one, two)
  const selection = { ids: [one] }
  const body = { act: 'owner', value: reader.username, selection, reason: 'They wrote it' }
  const headers = { 'idempotency-key': 'given-away' }

  const given = await app.call('bulkStories', { ...by(admin), body, headers })
  const left = (await read(id)).answer().parts.map((part) => part.story.id)
  const params = { series_id: id }
  await app.call('updateSeries', { ...by(admin), params, body: { title: 'Two Nights' } })
  await app.call('deleteSeries', { ...by(admin), params })

  expect(given.status).toBe(200)
  expect(left).toEqual([two])
  const { entries } = await app.ask('listAudit', { ...by(admin), query: {} })
  const acts = entries.map(({ act }) => act)
  expect(acts.slice(0, 2)).toEqual(['series_deleted', 'series_edited'])
})

test('transfers a series with its stories, and deletes it with its stories', async () => {
  const leave = async (stories: 'hand_over' | 'remove') => {
    const id = await seriesOf(await story())
    await eraseNow(app, author, stories)
    return read(id)
  }
  const handedOver = (await leave('hand_over')).answer()
  author = await app.register()
  const removed = await leave('remove')

  const nobody = { handle: null, display_name: 'Deleted user', avatar_url: null }
  expect(handedOver.author).toEqual(nobody)
  expect(handedOver.parts).toHaveLength(1)
  expect(removed.status).toBe(404)
})
