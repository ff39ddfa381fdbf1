import { expect, test } from 'vitest'

import { openEffort } from './program/effort.ts'
import { mend } from './program/mend.ts'
import { orTooLaborious, readStory } from './readStory.ts'
import { ROWS } from './testing/rows.ts'
import { stepsOf } from './testing/stepsOf.ts'
import { stillClock } from './testing/stillClock.ts'

stillClock()

const COUNT = 100

test.each(ROWS)('four times as many %s take about four times the steps', async (_, text) => {
  const stepsFor = (count: number) => stepsOf(() => readStory('a.twee', text(count)))

  const [few, many] = [await stepsFor(COUNT), await stepsFor(4 * COUNT)]

  expect(few).toBeGreaterThan(COUNT)
  expect(many / few).toBeLessThan(6)
})

test('pages beyond pages are named without a look at those before', async () => {
  const paged = (count: number) =>
    stepsOf(async () => mend({ start_node: 'Start', nodes: { Start: sceneOf(count), End: END } }))

  const [few, many] = [await paged(1000), await paged(4000)]

  expect(many / few).toBeLessThan(6)
})

const END = { text: 'The end.', choices: [] }
const sceneOf = (count: number) => ({
  text: 'Which?',
  choices: Array.from({ length: count }, (_, at) => ({ text: `Way ${at}`, target: 'End' })),
})

test('pages that jump to themselves under conditions are not followed for ever', async () => {
  const jumps = ['a', 'b', 'c', 'd', 'e'].map((name) => `T <<if $${name}>><<goto "P">><</if>>`)
  const sets = ['a', 'b', 'c', 'd', 'e'].map((name) => `[[${name}->P][$${name} to true]]`)
  const text = `:: StoryData\n{"format": "SugarCube", "start": "Start"}\n\n:: Start\nGo.\n${sets.join('\n')}\n\n:: P\n${jumps.join('\n')}\n[[Start]]\n`

  expect(await readStory('a.twee', text)).toHaveProperty('structure.start_node', 'Start')
})

test('a story that takes more steps than any may is refused, and says so', async () => {
  const laborious = async (): Promise<never> => {
    openEffort(10)(11)
    throw new Error('It was not held up.')
  }

  expect(await orTooLaborious(laborious)).toMatchObject({
    code: 'too_large',
    message: expect.stringContaining('part it in two'),
  })
})
