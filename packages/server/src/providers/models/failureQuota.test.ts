import { randomUUID } from 'node:crypto'

import { addHits } from '../../platform/rateLimits.ts'
import { DAY_MS } from '@kathasagar/api/contract'
import { expect, test } from 'vitest'

import { setModelStage } from '../../test/modelStage.ts'
import { beginPlay, type ReceivedAction, type Play } from '../../test/play.ts'
import { says, TEXT_FAILURES, TOLD, UNREACHABLE } from '../../test/textFailures.ts'

const ON: ReceivedAction = { action_type: 'continue', selected_model: 'tenali' }
const SHOW: ReceivedAction = { action_type: 'show', selected_model: 'ajanta' }
/** Input that the rules can't interpret with certainty. */
const WORDS: ReceivedAction = { action_type: 'custom_action', user_action: 'I yawn' }

const NOT_DRAWN = 'The image could not be drawn. You were not charged.'

const { app, bind, server } = await setModelStage()

const MOST = Math.ceil(20 * app.ports.rateLimitFactor)

const spoil = async ({ player }: Play, times: number) => {
  const key = `spoilt:${player.id}`
  return (await addHits(app.db, key, DAY_MS, app.clock.now(), times)).hits
}

test('spends no more budget on a player with twenty faults in a day, and serves others', async () => {
  const [play, other] = [await beginPlay(app), await beginPlay(app)]
  bind({ tenali: 'now-and-then' })
  await spoil(play, MOST - 1)
  server.script('now-and-then', TEXT_FAILURES['empty'] ?? says(''))
  await play.acted(ON)
  server.script('now-and-then', says(TOLD))

  const answers = [await play.acted(ON), await other.acted(ON)]

  expect(answers).toMatchObject([
    { model_used: 'kathakar', credits_consumed: 0, fallback_warning: UNREACHABLE },
    { model_used: 'tenali', credits_consumed: 1, fallback_warning: null },
  ])
})

test.each([
  ['fail', 'no-picture'],
  ['are stopped', 'slow'],
])('counts images that %s as faults, and calls no painter after twenty', async (_how, model) => {
  const play = await beginPlay(app)
  await spoil(play, MOST - 1)
  bind({ ajanta: model })
  const isPainting = Promise.withResolvers<void>()
  server.script('slow', () => isPainting.resolve())
  if (model !== 'slow') isPainting.resolve()
  const key = randomUUID()
  const acting = play.act(SHOW, { key })
  await isPainting.promise
  if (model === 'slow') await app.call('stopAction', play.on({ key }))
  await acting

  bind({ ajanta: 'png' })
  server.requests.length = 0
  const answer = await play.acted(SHOW)

  const free = { image_url: null, credits_consumed: 0 }
  expect(answer).toMatchObject({ ...free, fallback_warning: NOT_DRAWN })
  expect(server.requests).toEqual([])
})

test('does not count a painter’s fault that costs nothing', async () => {
  const play = await beginPlay(app)
  bind({ ajanta: 'status-401' })

  await play.acted(SHOW)

  expect(await spoil(play, 0)).toBe(0)
})

test('classifies the input of a player with twenty faults only by the rules', async () => {
  const play = await beginPlay(app)
  bind({ tenali: 'well' })
  await spoil(play, MOST)

  const answer = await play.acted(WORDS)

  expect(answer).toMatchObject({ model_used: 'kathakar', credits_consumed: 0 })
  expect([server.judgings.length, server.requests.length]).toEqual([0, 0])
})

test('counts a clarification as a fault, because nobody pays for the discarded narration', async () => {
  const play = await beginPlay(app)
  bind({ tenali: 'well' })
  server.judgeBy(says(JSON.stringify({ ruling: 'ask', choice: -1, choices: [1, 0], sure: 0.9 })))

  const answer = await play.acted(WORDS)

  expect(answer).toMatchObject({ credits_consumed: 0 })
  expect(answer.asked).toHaveLength(2)
  expect(await spoil(play, 0)).toBe(1)
})
