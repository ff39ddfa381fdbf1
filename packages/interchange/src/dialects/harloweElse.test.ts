import { describe, expect, test } from 'vitest'

import { readStory } from '../files/readStory.ts'
import { storyIn, textOf } from '../testing/readInto.ts'

const page = async (text: string) =>
  storyIn(
    await readStory(
      'a.twee',
      `:: StoryData\n{"format":"Harlowe","start":"Start"}\n\n:: Start\n[[A]] [[B]]\n\n:: A\n(set: $a to true)[[C]]\n\n:: B\n(set: $b to true)[[C]]\n\n:: C\n${text}`,
    ),
  )

describe('an else of Harlowe that stands apart from its condition', () => {
  test.each([
    ['on the line below a backslash', '(if: $a)[Yes]\\\n(else:)[No].', '{a: Yes|No}.'],
    ['after words', '(if: $a)[Yes] or (else:)[No].', '{a: Yes} or {not a: No}.'],
    [
      'after the words of an else-if',
      '(if: $a)[A] x (else-if: $b)[B] y (else:)[C].',
      '{a: A} x {not a and b: B} y {not a and not b: C}.',
    ],
    ['after another one', '(if: $a)[A] x (else:)[B] y (else:)[C].', '{a: A} x {not a: B} y .'],
  ])('is told where the condition does not hold: %s', async (_where, text, told) => {
    const story = await page(text)

    expect(textOf(story, 'C')).toBe(told)
    expect(story.notes).toEqual([])
  })

  test('is told with its hook below a backslash', async () => {
    const story = await page('(if: $a)\\\n[Yes](else:)\\\n[No].')

    expect(textOf(story, 'C')).toBe('{a: Yes|No}.')
  })

  test('asks for no condition of the hook around it, or in the one before it', async () => {
    const story = await page('(if: $a)[(if: $b)[x]] or (else:)[(if: $b)[y] z (else:)[w]]')

    expect(textOf(story, 'C')).toContain('{not a: {b: y} z {not b: w}}')
  })

  test('is named where what it hangs on was set since', async () => {
    const story = await page('(if: $a)[Yes(set: $a to false)] or (else:)[No]')

    expect(story.notes.map(({ message }) => message)).toEqual([
      'It cannot be told whether (else:) holds; all that it may say is kept.',
    ])
  })

  test('is named where there is no condition before it', async () => {
    const story = await page('Well, (else:)[No]')

    expect(textOf(story, 'C')).toBe('Well, No')
    expect(story.notes.map(({ message }) => message)).toEqual([
      '(else:) has no condition before it; the text in it stays.',
    ])
  })
})
