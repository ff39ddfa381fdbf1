import { randomUUID } from 'node:crypto'

import { afterEach, expect, test } from 'vitest'

import { openTestApp } from '../../../test/openTestApp.ts'
import { acted, beginPlay, expectSoundLedger, say } from '../../../test/play.ts'

const app = await openTestApp()
afterEach(() => expectSoundLedger(app.db))

const AT_BANK = ['Call across the water', 'Climb the watchtower']

test('who sends the same click again is asked the same again', async () => {
  const play = await beginPlay(app)
  const key = randomUUID()
  const both = say('follow the bank upstream, then climb the watchtower')

  const first = await acted(app, play, both, { key })
  const again = await acted(app, play, both, { key })

  expect(first).toMatchObject({ asked: ['Climb the watchtower'] })
  expect(again).toEqual(first)
})

test('a second wish that nothing in the new scene carries is said to be left undone', async () => {
  const play = await beginPlay(app)

  const answer = await acted(app, play, say('follow the bank upstream, then juggle three apples'))

  expect(answer.choices).toEqual(AT_BANK)
  expect(answer.narrative).toBeTruthy()
  expect(answer).not.toHaveProperty('asked')
  expect(answer.hint).toMatchObject({ topic: 'second_wish' })
})
