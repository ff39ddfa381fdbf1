import { afterEach, expect, test } from 'vitest'

import { openTestApp } from '../../../test/openTestApp.ts'
import { acted, beginPlay, expectSoundLedger, type GivenAction } from '../../../test/play.ts'

const app = await openTestApp()
afterEach(() => expectSoundLedger(app.db))

const say = (user_action: string): GivenAction => ({ action_type: 'custom_action', user_action })

test('of five turns astray none moves the story, and going on does', async () => {
  const play = await beginPlay(app)
  const start = await acted(app, play, say('hum at the rope'))
  const told = new Set([start.narrative])

  for (let i = 1; i < 5; i += 1) {
    const answer = await acted(app, play, say('hum at the rope'))
    expect(answer.choices).toEqual(start.choices)
    told.add(answer.narrative)
  }
  const on = await acted(app, play, { action_type: 'continue' })

  expect(told.size).toBeGreaterThan(3)
  expect(on.choices).not.toEqual(start.choices)
})
