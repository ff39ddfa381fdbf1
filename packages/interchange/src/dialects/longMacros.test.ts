import { describe, expect, test } from 'vitest'

import { readStory } from '../files/readStory.ts'
import { choicesOf, storyIn, textOf } from '../testing/readInto.ts'

const read = async (format: string, passages: string) =>
  storyIn(
    await readStory(
      'a.twee',
      `:: StoryData\n{"format":"${format}","start":"Start"}\n\n${passages}`,
    ),
  )

const sets = (count: number, to: string) =>
  Array.from({ length: count }, (_, at) => `$thing_of_the_story_${at} ${to} ${at}`).join(', ')
const REST = '[[Next]]\n\n:: Next\nThe end.'

describe('a macro that is longer than a screen', () => {
  test.each([
    ['SugarCube', `<<set ${sets(100, 'to')}, $gold to 5>>You have $gold.`],
    ['Harlowe', `(set: ${sets(100, 'to')}, $gold to 5)You have $gold.`],
  ])('of %s is read to its end', async (format, text) => {
    const story = await read(format, `:: Start\n${text} ${REST}`)

    expect(textOf(story, 'Start')).toBe('You have 5.')
    expect(story.notes).toEqual([])
  })

  test.each([
    [
      'SugarCube',
      `<<set $thing_of_the_story_2 to 7>><<set ${sets(1000, 'to')}>>You have $thing_of_the_story_2.`,
    ],
    [
      'Harlowe',
      `(set: $thing_of_the_story_2 to 7)(set: ${sets(1000, 'to')})You have $thing_of_the_story_2.`,
    ],
  ])('of %s is left out where it is too long, and named', async (format, text) => {
    const story = await read(format, `:: Start\n${text} ${REST}`)

    expect(textOf(story, 'Start')).toBe('You have $thing_of_the_story_2.')
    const messages = story.notes.map(({ message }) => message)
    expect(messages).toContainEqual(expect.stringContaining('is too long to be read'))
    expect(messages).toContainEqual(expect.stringMatching(/\$thing_of_the_story_2.*not known/u))
    expect(Math.max(...messages.map(({ length }) => length))).toBeLessThanOrEqual(1000)
  })

  test.each([
    ['SugarCube', `<<if $a is "${'x'.repeat(21_000)}">>Yes.<</if>>`],
    ['Harlowe', `(if: $a is "${'x'.repeat(21_000)}")[Yes.]`],
  ])('of %s leaves what it holds', async (format, text) => {
    const story = await read(format, `:: Start\n${text} ${REST}`)

    expect(textOf(story, 'Start')).toBe('Yes.')
    expect(story.notes.map(({ message }) => message)).toContainEqual(
      expect.stringContaining('is too long to be read'),
    )
  })
})

test('an apostrophe in the words of a link closes no macro of SugarCube later on', async () => {
  const story = await read(
    'SugarCube',
    ":: Start\n<<link [[Don't go|Next]]>><</link>> It's late. [[Next]]\n\n:: Next\nThe end.",
  )

  expect(choicesOf(story, 'Start')).toEqual(["Don't go -> Next", 'Next -> Next'])
  expect(textOf(story, 'Start')).toBe("It's late.")
})
