import { randomUUID } from 'node:crypto'

import { afterEach, expect, test } from 'vitest'

import { openTestApp } from '../../../test/openTestApp.ts'
import { acted, beginPlay, expectSoundLedger, type GivenAction } from '../../../test/play.ts'

const app = await openTestApp()
afterEach(() => expectSoundLedger(app.db))

const say = (user_action: string): GivenAction => ({ action_type: 'custom_action', user_action })
const AT_BANK = ['Call across the water', 'Climb the watchtower']

test.for([
  'follow the bank upstream, then climb the watchtower',
  'I follow the bank upstream and after that climb the tower',
  'follow the bank upstream. When that is done, climb the tower',
])('of two wishes the first is done, and the second asked for where it led: %s', async (words) => {
  const play = await beginPlay(app)

  const answer = await acted(app, play, say(words))

  expect(answer).toMatchObject({ choices: AT_BANK, asked: ['Climb the watchtower'] })
  expect(answer.narrative).toBeTruthy()
})

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

test('who has one wish is told nothing of a second', async () => {
  const play = await beginPlay(app)

  const answer = await acted(app, play, say('follow the bank upstream'))

  expect(answer).not.toHaveProperty('hint')
})

test('where the first of two wishes was not done, nothing is said of the second', async () => {
  const play = await beginPlay(app)

  const answer = await acted(app, play, say('juggle three apples, then whistle a tune to myself'))

  expect(answer).not.toHaveProperty('hint')
})

test('the first wish is not missed where only the second was anything here', async () => {
  const play = await beginPlay(app)

  const answer = await acted(app, play, say('hum at the rope and then follow the bank upstream'))

  expect(answer.choices).toEqual(AT_BANK)
  expect(answer).not.toHaveProperty('hint')
})

test('what is only told behind one wish is no second one', async () => {
  const play = await beginPlay(app)

  const answer = await acted(app, play, say('follow the bank upstream, and then the night came'))

  expect(answer.choices).toEqual(AT_BANK)
  expect(answer).not.toHaveProperty('hint')
})
