import { expect, test } from 'vitest'

import { openEffort } from './program/effort.ts'
import { autofix } from './program/autofix.ts'
import { orTooLaborious, readStory } from './files/readStory.ts'
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
    stepsOf(async () =>
      autofix({ start_node: 'Start', nodes: { Start: sceneOf(count), End: END } }),
    )

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

test('what many jumps in a row ask for together does not grow with each of them', async () => {
  const names = [...'abcdefgh']
  const page = (_: string, at: number) => {
    const all = names.map((name, i) => `$${name} gte ${at + i}`).join(' and ')
    const jumps = `<<if ${all}>><<goto "P${at + 1}">><</if>><<if $a is ${at}>><<goto "P${(at + 3) % 8}">><</if>>`
    return `:: P${at}\n${jumps}Here ${at}.\n[[On->P${(at + 1) % 8}][$a to ${at}]]\n[[Start]]\n`
  }
  const sets = names.map((name) => `<<set $${name} to 0>>`).join('')
  const links = names.map((name) => `[[${name}->P0][$${name} to $${name} + 1]]`).join('\n')
  const start = `:: StoryData\n{"format": "SugarCube", "start": "Start"}\n\n:: Start\n${sets}Go.\n${links}\n`
  const last = ':: P8\nEnd.\n[[Start]]\n'

  const read = await readStory('a.twee', [start, ...names.map(page), last].join('\n'))

  const scenes = 'structure' in read ? Object.values(read.structure.nodes) : []
  const lengths = scenes.flatMap(({ choices }) => choices.map((one) => one.if?.length ?? 0))
  expect(Math.max(...lengths)).toBeGreaterThan(0)
  expect(Math.max(...lengths)).toBeLessThan(200)
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
