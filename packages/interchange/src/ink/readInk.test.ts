import { readFileSync } from 'node:fs'

import { describe, expect, test } from 'vitest'
import { reviewStructure } from '@kathasagar/story'
import { type ImportedStory } from '../shared/importedStory.ts'
import { readStory } from '../files/readStory.ts'
import { readInk } from './readInk.ts'
import { choicesOf, storyIn } from '../testing/readInto.ts'

const cave = readFileSync(new URL('../fixtures/ink/cave.ink', import.meta.url), 'utf8')

const ink = async (text: string) => storyIn(await readInk(text))

const nodeOf = ({ structure }: ImportedStory, name: string) => structure.nodes[name]
const startOf = async (text: string) => {
  const { structure } = await ink(text)
  return structure.nodes[structure.start_node]
}

describe('a story with knots, stitches, gathers and variables', () => {
  test('starts at the knot that it diverts to, with its title and its values', async () => {
    const story = await ink(cave)

    expect(story.title).toBe('The Cave of Echoes')
    expect(story.structure.start_node).toBe('mouth')
    expect(nodeOf(story, 'mouth')?.text).toBe(
      'Meera stands at the mouth of the cave.\n{gold > 0: The gold is heavy.|The wind is cold.}',
    )
    expect(choicesOf(story, 'mouth')).toEqual([
      'Go in -> mouth, line 9 if seen_mouth_line_9 == 0',
      'Call out -> mouth, line 11 if seen_mouth_line_11 == 0',
      'Go home -> home if gold == 0',
    ])
  })

  test('what follows a choice is told with it, up to the next choices', async () => {
    const story = await ink(cave)

    expect(nodeOf(story, 'mouth, line 11')?.text).toBe(
      'Call out into the dark.\n"Who is there?" asks the echo.\nThe hall is wide. {told_hall_middle_line_18_You_hear_wa == 0: You hear water.|You hear it still.}',
    )
    expect(nodeOf(story, 'hall.middle, line 20')?.text).toContain('It is bright.\nYou walk on.')
  })

  test('a choice that may be taken once is gone where it was taken', async () => {
    const story = await ink(cave)

    expect(choicesOf(story, 'mouth, line 9')?.[0]).toBe(
      'Look for the shrine -> shrine if seen_hall_middle_line_19 == 0 and seen_shrine == 0',
    )
    expect(choicesOf(story, 'shrine')).toEqual([
      'Pick up the gold -> hall.middle, line 20',
      'Turn back -> mouth',
    ])
  })

  test('the review finds a way to every node and an ending from each', async () => {
    const { structure } = await ink(cave)

    expect(reviewStructure(structure).filter(({ severity }) => severity === 'error')).toEqual([])
  })

  test('what is left out is listed with its knot and its line', async () => {
    const { notes } = await ink(cave)

    expect(notes.map(({ passage, line, message }) => [passage, line, message])).toEqual([
      ['shrine', 29, 'A tag was left out.'],
      ['deep', 39, expect.stringContaining('"depth"')],
    ])
  })
})

test('gathers join what choices have parted, and glue what stands on two lines', async () => {
  const story = await ink('Dawn <>\ncomes.\n* Row\n* Walk\n- Noon.\n* [Rest] -> END\n')

  expect(nodeOf(story, 'start')?.text).toBe('Dawn comes.')
  expect(nodeOf(story, 'start, line 3')?.text).toBe('Row\nNoon.')
  expect(choicesOf(story, 'start, line 4')).toEqual(choicesOf(story, 'start, line 3'))
})

test('a fallback choice is taken where no other is left', async () => {
  const story = await ink(
    '-> hub\n=== hub\n* [Look] -> hub\n* -> out\n=== out\nOut you go.\n-> END\n',
  )

  expect(choicesOf(story, 'hub')).toEqual([
    'Look -> hub if seen_hub_line_3 == 0',
    'Continue -> hub, line 4 if seen_hub_line_3 != 0',
  ])
  expect(nodeOf(story, 'hub, line 4')).toMatchObject({ text: 'Out you go.', choices: [] })
})

test('where no choice is left the story ends, and that is noted', async () => {
  const story = await ink('-> hub\n=== hub\nHere.\n* [Look] -> hub\n')

  expect(choicesOf(story, 'hub')?.[1]).toBe('Continue -> The end if seen_hub_line_4 != 0')
  expect(story.notes).toMatchObject([
    { passage: 'hub', effect: 'looks', message: expect.stringContaining('the story ends here') },
  ])
})

test('threads gather the choices of other knots', async () => {
  const start = await startOf('<- a\n<- b\n-> DONE\n=== a\n+ [Up] -> END\n=== b\n+ [Down] -> END\n')

  expect(start?.choices.map(({ text }) => text)).toEqual(['Up', 'Down'])
})

test.each([
  ['a list', 'LIST mood = calm, (cross)\n{mood == calm: Calm.}\n'],
  ['a shuffle', '{~one|two}\n'],
])('%s is listed, and the story is read all the same', async (_, text) => {
  const { notes, structure } = await ink(text)

  expect(notes.length).toBeGreaterThan(0)
  expect(Object.keys(structure.nodes)).toContain('start')
})

test('ink that goes round without a choice is cut short, and noted', async () => {
  const { notes } = await ink('-> a\n=== a\nOn.\n-> b\n=== b\nAnd on.\n-> a\n')

  expect(notes).toMatchObject([{ message: expect.stringContaining('goes round') }])
})

test.each([
  ['=== a\n-> nowhere\n', 2],
  ['{ torn', 1],
])('what the compiler refuses is told with its line: %j', async (text, line) => {
  expect(await readStory('a.ink', text)).toMatchObject({ code: 'unreadable', line })
})

test('a file that includes another one is told which', async () => {
  expect(await readStory('a.ink', 'INCLUDE hall.ink\n-> hall\n')).toMatchObject({
    code: 'unreadable',
    message: expect.stringContaining('"hall.ink"'),
  })
})

test('more knots than can be read are refused', async () => {
  const knots = Array.from({ length: 2001 }, (_, i) => `=== k${i}\n-> END`).join('\n')

  expect(await readStory('a.ink', knots)).toMatchObject({ code: 'too_many_passages' })
})
