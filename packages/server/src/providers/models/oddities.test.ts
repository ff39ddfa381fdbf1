import { describe, expect, test } from 'vitest'

import { readEvents } from '../../test/eventStream.ts'
import { setModelStage } from '../../test/modelStage.ts'
import { inPieces, ODDITIES } from '../../test/oddities.ts'
import { acted, beginPlay, streamOf, type GivenAction } from '../../test/play.ts'
import { TOLD } from '../../test/textFaults.ts'
import { createStoryFilter } from './storyText.ts'

const { app, bind, server } = await setModelStage()

const ON: GivenAction = { action_type: 'continue', selected_model: 'tenali' }

describe.for(Object.entries(ODDITIES))('%s', ([, rows]) => {
  test.for(rows)(
    '%s: only the story is shown, stored and charged',
    async ([, sends, story = TOLD]) => {
      const play = await beginPlay(app)
      server.script('odd', typeof sends === 'string' ? inPieces(sends, 4) : sends)
      bind({ tenali: 'odd' })

      const events = readEvents(await streamOf(app, play, ON))

      const shown = events.filter(({ event }) => event === 'delta').map(({ data }) => data.text)
      expect(events.at(-1)?.data).toMatchObject({
        narrative: story,
        model_used: 'tenali',
        credits_consumed: 1,
        fallback_warning: null,
      })
      expect(shown.join('').trim()).toBe(story)
    },
  )
})

test('of an odd answer only the story is sent again', async () => {
  const play = await beginPlay(app, { initial_xp: 100 })
  server.script('odd', inPieces(`I plan this.</think>${TOLD}\n\nUser: I row.<|im_end|>`, 5))
  bind({ tenali: 'odd' })
  await acted(app, play, ON)

  await acted(app, play, ON)

  expect(server.requests.at(-1)?.told).toContain(TOLD)
  expect(server.requests.at(-1)?.told).not.toMatch(/I plan this|I row|im_end/)
})

const NEW = {
  isUntagged: () => false,
  noteUntagged: () => undefined,
  isPlain: () => false,
  notePlain: () => undefined,
}

test.each([
  '<',
  '[',
  '(o',
  '*',
  '`',
  '\n',
  ' ',
  '> ',
  '"',
  '<think',
  '<|channel|>',
  '![a](',
  'Note: ',
])('a long answer of nothing but %j is read in linear time', (mark) => {
  const answer = mark.repeat(60_000 / mark.length)
  const filter = createStoryFilter(NEW)
  const began = performance.now()

  for (let at = 0; at < answer.length; at += 3) filter.hear(answer.slice(at, at + 3))
  filter.end()

  // Reading each piece again with all before it takes minutes.
  expect(performance.now() - began).toBeLessThan(5000)
})
