import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'

import type { ActionAnswer } from '@kathasagar/api/contract'
import { narrate } from '@kathasagar/engine/narration/narrate'
import type { StoryStructure } from '@kathasagar/story'
import { ownPath } from '@kathasagar/story/webAddress'
import fc from 'fast-check'
import { expect, test } from 'vitest'

import { findDeclinedInput } from '../../../../app/src/offline/worker/findDeclinedInput.ts'
import { OfflineSession } from '../../../../app/src/offline/worker/offlineSession.ts'
import { readStory } from '../../../../stories/src/readStories.ts'
import { rounds } from '../../../../../scripts/checks/rounds.ts'
import { makeGuest } from '../../test/guests.ts'
import { changeStory } from '../../test/factories.ts'
import { openPlayApp } from '../../test/openTestApp.ts'
import { beginPlay, newestOf, pick, type Play, TO_BEACON } from '../../test/play.ts'
import { randomSteps, requestOf, type WalkStep } from '../../test/walkSteps.ts'

const app = await openPlayApp()

const ask = (play: Play, known?: string) =>
  app.call('getOfflinePlay', { ...play.on(), query: known === undefined ? {} : { known } })

const queueOf = () =>
  TO_BEACON.map((choice) => ({ key: randomUUID(), action: pick(choice, 'kathakar') }))

/** Sends queued turns as the page does: each one continues from the previous one. */
async function join(play: Play, from: string, queue: ReturnType<typeof queueOf>) {
  let after = from
  for (const { key, action } of queue) {
    after = (await play.acted({ ...action, after }, { key })).turn_id
  }
  return after
}

test('sends a story once, and the place of the session with every request', async () => {
  const play = await beginPlay(app)
  const first = (await ask(play)).answer().play

  await play.choose('Follow the bank upstream')
  const second = (await ask(play, first?.story_key)).answer().play

  expect(first).toMatchObject({ structure: { start_node: 'ferry' }, state: { node: 'ferry' } })
  expect(first?.storytellers).toContain('kathakar')
  expect(second).toMatchObject({ state: { node: 'bank' }, entry: { number: 1 } })
  expect(second).not.toHaveProperty('structure')
})

test('lets a guest download a story', async () => {
  const play = await beginPlay(app, {}, await makeGuest(app))

  expect((await ask(play)).answer().play).not.toBeNull()
})

test('refuses the download of a premium story after the end of premium access', async () => {
  const play = await beginPlay(app)
  await changeStory(app.db, play.storyId, { is_premium: true })

  expect((await ask(play)).refusal().code).toBe('premium_required')
})

test('plays offline turns once, even if they are sent repeatedly', async () => {
  const play = await beginPlay(app)
  const start = newestOf(play.session).turn_id
  const queue = queueOf()

  const end = await join(play, start, queue)
  expect(await join(play, start, queue)).toBe(end)

  const joined = await play.look()
  expect(newestOf(joined)).toMatchObject({ turn_id: end, number: 3 })
  expect(joined.session_data.ending).toMatchObject({ title: 'The Beacon' })
})

test('adds a second path if another device has played before turns are synced', async () => {
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

const SHIPPED = ['dead-letters-of-devthala', 'a-measure-less'] as const

interface ShippedStory {
  language: 'en' | 'hi'
  story_structure: StoryStructure
}

function seen({ hint, session_data, ...answer }: ActionAnswer) {
  const { narrative_history, news: _news, regenerate_modes: _retell, ...data } = session_data
  const { turn_id: _id, has_picture: _picture, redo_turn_id: _redo, ...told } = answer
  const lines = narrative_history.map(
    ({ turn_id: _turn, parent_id: _parent, timestamp: _time, ...line }) => line,
  )
  return { ...told, hint: hint?.topic, session_data: { ...data, narrative_history: lines } }
}

async function walkBoth(slug: (typeof SHIPPED)[number], steps: readonly WalkStep[]) {
  const { story_structure: structure, language } = readStory<ShippedStory>(slug)
  const play = await beginPlay(app, { structure, language, initial_xp: 30 })
  const { play: taken } = (await ask(play)).answer()
  assert(taken)
  const offline = new OfflineSession(taken, {
    lore: app.ports.lore,
    tell: narrate,
    findDeclinedInput,
    addressOf: ownPath,
  })
  let { choices } = play.session.session_data
  for (const step of steps) {
    const action = { ...requestOf(step, choices), selected_model: 'kathakar' } as const
    const asked = { key: randomUUID(), action, at: new Date().toISOString() }
    const there = await play.act(action)
    const here = offline.take(asked)
    const isRefused = there.status !== 200
    const [hereSeen, thereSeen] = [
      'answer' in here ? seen(here.answer) : here.refusal.code,
      isRefused ? there.refusal().code : seen(there.answer()),
    ]
    assert.deepEqual(hereSeen, thereSeen)
    if (!isRefused) ({ choices } = there.answer().session_data)
  }
}

test.each(SHIPPED)(
  'gives %s the same result without the server, on every path',
  async (slug) => {
    const property = fc.asyncProperty(randomSteps, (steps) => walkBoth(slug, steps))

    await expect(fc.assert(property, { numRuns: rounds(3, 24) })).resolves.toBeUndefined()
  },
  240_000,
)
