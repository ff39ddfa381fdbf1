import { describe, expect, test } from 'vitest'

import { IMPATIENT } from '../../test/connectedModels.ts'
import { readEvents } from '../../test/eventStream.ts'
import { setModelStage } from '../../test/modelStage.ts'
import { inPieces, ODDITIES, REFUSED, SETTINGS } from '../../test/oddities.ts'
import { beginPlay, type ReceivedAction, say } from '../../test/play.ts'
import {
  rateLimitedOnce,
  FAULTS,
  IMMERSED,
  LOOKS,
  PASSING,
  says,
  TOLD,
  TOO_LATE,
  UNREADABLE,
} from '../../test/textFailures.ts'
import { createStoryFilter } from './prose.ts'

const { app, bind, models, server } = await setModelStage()

const ON: ReceivedAction = { action_type: 'continue', selected_model: 'tenali' }
const WORDS = say('I yawn')
const PAID = { model_used: 'tenali', credits_consumed: 1, fallback_warning: null }
const ODD = { model: 'odd', max_output_tokens: 8000, context_tokens: 32_000, ...SETTINGS }

describe.for(Object.entries(ODDITIES))('%s', ([, rows]) => {
  test.for(rows)('%s: shows and charges only the story', async ([, sends, story = TOLD]) => {
    const play = await beginPlay(app)
    server.script('odd', typeof sends === 'string' ? inPieces(sends, 4) : sends)
    bind({ tenali: ODD })

    const events = readEvents(await play.stream(ON))

    const shown = events.filter(({ event }) => event === 'delta').map(({ data }) => data.text)
    expect(events.at(-1)?.data).toMatchObject({ narrative: story, ...PAID })
    expect(shown.join('').trim()).toBe(story)
  })
})

test.for(REFUSED)(
  'does not send a field again that a server has refused: %s',
  async ([, sends]) => {
    const play = await beginPlay(app)
    server.script('odd', typeof sends === 'string' ? says(sends) : sends)
    bind({ tenali: ODD })
    await play.acted(ON)
    const asked = server.requests.length

    await play.acted(ON)

    expect(server.requests).toHaveLength(asked + 1)
    const [first = {}, last = {}] = [server.requests[0], server.requests.at(-1)].map(
      (it) => it?.body,
    )
    const left = Object.keys(SETTINGS).filter((name) => name in first && !(name in last))
    expect(left.length).toBeLessThanOrEqual(1)
  },
)

test('completes two concurrent calls without a setting that the server refuses', async () => {
  const plays = [await beginPlay(app), await beginPlay(app)]
  const bothAsked = Promise.withResolvers<void>()
  const [, refuses = says('')] = REFUSED[0] ?? []
  server.script('odd', (exchange) => {
    if (exchange.attempt === 2) bothAsked.resolve()
    if (typeof refuses !== 'string') void bothAsked.promise.then(() => refuses(exchange))
  })
  bind({ tenali: ODD })

  const answers = await Promise.all(plays.map((play) => play.acted(ON)))

  expect(answers.map(({ narrative }) => narrative)).toEqual([TOLD, TOLD])
  expect(server.requests).toHaveLength(4)
})

test('uses only the story of an odd answer in the next prompt', async () => {
  const play = await beginPlay(app, { initial_xp: 100 })
  server.script('odd', inPieces(`I plan this.</think>${TOLD}\n\nUser: I row.<|im_end|>`, 5))
  bind({ tenali: 'odd' })
  await play.acted(ON)

  await play.acted(ON)

  expect(server.requests.at(-1)?.told).toContain(TOLD)
  expect(server.requests.at(-1)?.told).not.toMatch(/I plan this|I row|im_end/)
})

describe('when a storyteller fails', () => {
  test.for(Object.entries(FAULTS))('%s costs nothing', async ([model, [, tries, sentence]]) => {
    const play = await beginPlay(app)
    // Only the time limit of the complete call ends an endless answer.
    const text = { ...IMPATIENT, totalMs: 1500 }
    bind({ tenali: model }, sentence === TOO_LATE ? { text } : {})

    const answer = await play.acted(WORDS)

    const free = { model_used: 'kathakar', credits_consumed: 0, credits: 20 }
    expect(answer).toMatchObject({ ...free, fallback_warning: sentence })
    expect(answer.narrative).toBeTruthy()
    expect(answer.narrative).not.toContain('into the boat')
    expect(server.requests).toHaveLength(tries)
  })

  test.for(Object.entries(LOOKS))('repairs a closer look: %s', async ([model, [, isUsed]]) => {
    const play = await beginPlay(app)
    bind({ tenali: model })

    const answer = await play.acted({ action_type: 'immerse' })

    expect(answer).toMatchObject(
      isUsed
        ? { setup: IMMERSED.setup, model_used: 'tenali' }
        : { model_used: 'kathakar', credits_consumed: 0, fallback_warning: UNREADABLE },
    )
    expect(answer.choices).toHaveLength(2)
    expect(server.requests.length).toBeLessThanOrEqual(2)
  })

  test.for(PASSING)('hides from the player that it %s', async ([, sends, story = TOLD]) => {
    const play = await beginPlay(app)
    server.script('odd', sends)
    bind({ tenali: 'odd' })

    const answer = await play.acted(WORDS)

    expect(answer).toMatchObject({ narrative: story, ...PAID })
  })

  test('calls a busy provider again after the time that it requests, or after a random pause', async () => {
    const play = await beginPlay(app)
    server.script('odd', rateLimitedOnce)
    bind({ tenali: 'odd' })
    await play.acted(WORDS)
    expect(models.waits).toEqual([2000])

    for (const [random, ms] of [
      [0, 500],
      [0.9999, 4000],
    ] as const) {
      bind({ tenali: 'status-500' }, { random: () => random })
      await play.acted(WORDS)
      expect(models.waits.map(Math.round)).toEqual([ms, ms])
    }
  })

  test.for(['filtered', 'filtered-400'])(
    'charges nothing for a refusal, and does not retry: %s',
    async (model) => {
      const play = await beginPlay(app)
      const before = await play.look()
      bind({ tenali: model })

      const refused = await play.act(WORDS)

      const detail = 'That cannot be told in this story. Try a different action.'
      expect(refused.status).toBe(400)
      expect(refused.refusal()).toMatchObject({ code: 'content_refused', detail })
      expect(await play.wallet()).toEqual({ xp: 10, credits: 20 })
      expect(await play.look()).toEqual(before)
      bind({ tenali: 'well' })
      expect(await play.acted(ON)).toMatchObject({ narrative: TOLD, credits_consumed: 1 })
    },
  )
})

const NEW = {
  isUntagged: () => false,
  noteUntagged: () => undefined,
  isPlain: () => false,
  notePlain: () => undefined,
  isReasoning: () => false,
  noteReasoning: () => undefined,
}

const MARKS = ['<', '[', '(o', '*', '`', '\n', ' ', '> ', '"', '<think', '<|channel|>', '![a](']
test.each([...MARKS, 'Note: '])('reads a long answer of only %j in linear time', (mark) => {
  const answer = mark.repeat(60_000 / mark.length)
  const filter = createStoryFilter(NEW, { mayEnd: false, open: '' })
  const began = performance.now()

  for (let at = 0; at < answer.length; at += 3) filter.hear(answer.slice(at, at + 3))
  filter.end()

  // An algorithm with quadratic time would take minutes.
  expect(performance.now() - began).toBeLessThan(5000)
})
