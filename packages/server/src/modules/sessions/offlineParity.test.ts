import assert from 'node:assert/strict'
import fc from 'fast-check'
import { randomUUID } from 'node:crypto'

import type { ActionAnswer, OfflinePlay } from '@kathasagar/api/contract'
import { narrate } from '@kathasagar/engine/narration/narrate'
import type { StoryStructure } from '@kathasagar/story'
import { ownPath } from '@kathasagar/story/webAddress'
import { expect, test } from 'vitest'

import { declinedIn } from '../../../../app/src/offline/worker/declinedIn.ts'
import { OfflineSession } from '../../../../app/src/offline/worker/offlineSession.ts'
import { readStory } from '../../../../stories/src/readStories.ts'
import { rounds } from '../../../../../scripts/checks/rounds.ts'
import { openTestApp } from '../../test/openTestApp.ts'
import { beginPlay, type Play } from '../../test/play.ts'
import { randomSteps, requestOf, type WalkStep } from '../../test/walkSteps.ts'

const app = await openTestApp()

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

async function takeAlong(play: Play): Promise<OfflinePlay> {
  const answer = await app.call('getOfflinePlay', play.on())
  const { play: taken } = answer.answer()
  if (taken === null) throw new Error('This story cannot be taken along')
  return taken
}

async function walkBoth(slug: (typeof SHIPPED)[number], steps: readonly WalkStep[]) {
  const { story_structure: structure, language } = readStory<ShippedStory>(slug)
  const play = await beginPlay(app, { structure, language, initial_xp: 30 })
  const offline = new OfflineSession(await takeAlong(play), {
    lore: app.ports.lore,
    tell: narrate,
    declinedIn,
    addressOf: ownPath,
  })
  let { choices } = play.session.session_data
  for (const taken of steps) {
    const action = { ...requestOf(taken, choices), selected_model: 'kathakar' } as const
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
  '%s gets the same result without the server, on every path',
  async (slug) => {
    const property = fc.asyncProperty(randomSteps, (steps) => walkBoth(slug, steps))

    await expect(fc.assert(property, { numRuns: rounds(3, 24) })).resolves.toBeUndefined()
  },
  240_000,
)
