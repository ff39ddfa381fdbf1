import { randomUUID } from 'node:crypto'

import { expect, test } from 'vitest'

import { makeGuest } from '../../test/guests.ts'
import { changeStory } from '../../test/factories.ts'
import { openPlayApp } from '../../test/openTestApp.ts'
import { beginPlay, newestOf, pick, type Play, TO_BEACON } from '../../test/play.ts'

const app = await openPlayApp()

const ask = (play: Play, known?: string) =>
  app.call('getOfflinePlay', { ...play.on(), query: known === undefined ? {} : { known } })

/** Returns offline turns as a device stores them, each with its own key. */
const queueOf = () =>
  TO_BEACON.map((choice) => ({ key: randomUUID(), action: pick(choice, 'kathakar') }))

/** Sends a queue as the page does: each action continues from the turn of the previous one. */
async function join(play: Play, from: string, queue: ReturnType<typeof queueOf>) {
  let after = from
  for (const { key, action } of queue) {
    after = (await play.acted({ ...action, after }, { key })).turn_id
  }
  return after
}

test('a story is sent once, and the place of the session on every request', async () => {
  const play = await beginPlay(app)
  const first = (await ask(play)).answer().play

  await play.choose('Follow the bank upstream')
  const second = (await ask(play, first?.story_key)).answer().play

  expect(first).toMatchObject({ structure: { start_node: 'ferry' }, state: { node: 'ferry' } })
  expect(first?.storytellers).toContain('kathakar')
  expect(second).toMatchObject({ state: { node: 'bank' }, entry: { number: 1 } })
  expect(second).not.toHaveProperty('structure')
})

test('a guest can also download a story', async () => {
  const play = await beginPlay(app, {}, await makeGuest(app))

  expect((await ask(play)).answer().play).not.toBeNull()
})

test('a premium story cannot be downloaded after the end of premium access', async () => {
  const play = await beginPlay(app)
  await changeStory(app.db, play.storyId, { is_premium: true })

  expect((await ask(play)).refusal().code).toBe('premium_required')
})

test('offline turns are played once, however often they are sent', async () => {
  const play = await beginPlay(app)
  const start = newestOf(play.session).turn_id
  const queue = queueOf()

  const end = await join(play, start, queue)
  expect(await join(play, start, queue)).toBe(end)

  const joined = await play.look()
  expect(newestOf(joined)).toMatchObject({ turn_id: end, number: 3 })
  expect(joined.session_data.ending).toMatchObject({ title: 'The Beacon' })
})

test('turns that are synced after another device has played become a second path', async () => {
  const play = await beginPlay(app)
  const start = newestOf(play.session).turn_id
  const elsewhere = await play.choose('Cross the river with the ferryman')
  const refused = await play.act({ ...pick('Follow the bank upstream'), after: start })
  expect(refused.refusal().code).toBe('session_moved')

  const body = { turn_id: start, after: elsewhere.turn_id }
  await app.call('moveHead', { ...play.on(), body })
  const end = await join(play, start, queueOf())

  const { turns } = await app.ask('listTurns', play.on())
  const after = turns.filter(({ parent_id }) => parent_id === start)
  expect(after.map(({ done }) => done)).toEqual([
    'Cross the river with the ferryman',
    'Follow the bank upstream',
  ])
  expect(turns.find(({ is_here }) => is_here)?.id).toBe(end)
})
