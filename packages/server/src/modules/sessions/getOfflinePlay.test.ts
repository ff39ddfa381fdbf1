import { randomUUID } from 'node:crypto'

import { afterEach, expect, test } from 'vitest'

import { makeGuest } from '../../test/guests.ts'
import { openTestApp } from '../../test/openTestApp.ts'
import {
  act,
  acted,
  beginPlay,
  expectSoundLedger,
  type GivenAction,
  lookAt,
  newestOf,
  type Play,
} from '../../test/play.ts'

const app = await openTestApp()
afterEach(() => expectSoundLedger(app.db))

const ask = ({ player, session }: Play, known?: string) =>
  app.call('getOfflinePlay', {
    token: player.access_token,
    params: { session_id: session.id },
    query: known === undefined ? {} : { known },
  })

const choose = (selected_choice: string): GivenAction => ({
  action_type: 'continue',
  selected_model: 'kathakar',
  selected_choice,
})

/** Offline turns as a device stores them, each with its own key. */
const queueOf = () =>
  ['Follow the bank upstream', 'Climb the watchtower', 'Light the beacon'].map((choice) => ({
    key: randomUUID(),
    action: choose(choice),
  }))

/** Sends a queue as the page does: each action continues from the turn of the previous one. */
async function join(play: Play, from: string, queue: ReturnType<typeof queueOf>) {
  let after = from
  for (const { key, action } of queue) {
    const { turn_id } = (await act(app, play, { ...action, after }, { key })).answer()
    after = turn_id
  }
  return after
}

test('a story is sent once, and the place of the session on every request', async () => {
  const play = await beginPlay(app)
  const first = (await ask(play)).answer().play

  await acted(app, play, choose('Follow the bank upstream'))
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
  const premium = app.db.updateTable('stories').set({ is_premium: true })
  await premium.where('id', '=', play.storyId).execute()

  expect((await ask(play)).refusal().code).toBe('premium_required')
})

test('offline turns are played once, however often they are sent', async () => {
  const play = await beginPlay(app)
  const start = newestOf(play.session).turn_id
  const queue = queueOf()

  const end = await join(play, start, queue)
  expect(await join(play, start, queue)).toBe(end)

  const joined = await lookAt(app, play)
  expect(newestOf(joined)).toMatchObject({ turn_id: end, number: 3 })
  expect(joined.session_data.ending).toMatchObject({ title: 'The Beacon' })
})

test('turns that are synced after another device has played become a second path', async () => {
  const play = await beginPlay(app)
  const start = newestOf(play.session).turn_id
  const elsewhere = await acted(app, play, choose('Cross the river with the ferryman'))
  const params = { session_id: play.session.id }
  const token = play.player.access_token
  const refused = await act(app, play, { ...choose('Follow the bank upstream'), after: start })
  expect(refused.refusal().code).toBe('session_moved')

  const body = { turn_id: start, after: elsewhere.turn_id }
  await app.call('moveHead', { token, params, body })
  const end = await join(play, start, queueOf())

  const { turns } = await app.ask('listTurns', { token, params })
  const after = turns.filter(({ parent_id }) => parent_id === start)
  expect(after.map(({ done }) => done)).toEqual([
    'Cross the river with the ferryman',
    'Follow the bank upstream',
  ])
  expect(turns.find(({ is_here }) => is_here)?.id).toBe(end)
})
