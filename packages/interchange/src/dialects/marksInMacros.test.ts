import { describe, expect, test } from 'vitest'

import { readStory } from '../files/readStory.ts'
import { choicesOf, storyIn, textOf } from '../testing/readInto.ts'

const read = async (passages: string) =>
  storyIn(
    await readStory(
      'a.twee',
      `:: StoryData\n{"format":"SugarCube","start":"Start"}\n\n${passages}`,
    ),
  )

const WAYS =
  ':: Start\n[[One->Next][$a to 1]] [[Two->Next][$a to 2]] [[Three->Next][$a to 3]]\n\n:: Next\n'

describe('signs in the macros of SugarCube that are marks in its text', () => {
  test('are comparisons without blanks', async () => {
    const story = await read(
      `${WAYS}<<if $a==1>>one<<elseif $a==2>>two<<else>>none<</if>>, ==not== more`,
    )

    expect(textOf(story, 'Next')).toBe('{a == 1: one|{a == 2: two|none}}, not more')
    expect(story.replay?.differences).toBe(0)
  })

  test('are parts of the names of variables', async () => {
    const story = await read(
      ':: Start\n[[Take->Next][$has__key to true]] [[Leave->Next]]\n\n:: Next\n<<if $has__key>>A key.<</if>><<set $my__lamp to 2>> [[On]]\n\n:: On\n<<if $has__key and $my__lamp is 2>>Both.<</if>>',
    )

    expect(textOf(story, 'Next')).toBe('{has__key: A key.}')
    expect(textOf(story, 'On')).toBe('{has__key and my__lamp == 2: Both.}')
  })

  test('close a macro that ends on a line of its own', async () => {
    const story = await read(`${WAYS}<<if\n$a is 1\n>>one<</if>>, done`)

    expect(textOf(story, 'Next')).toBe('{a == 1: one}, done')
  })

  test('are no tags between what is less and what is more', async () => {
    const story = await read(`${WAYS}<<if 2<$a and $a>0>>three<</if>>, done`)

    expect(textOf(story, 'Next')).toBe('{2 < a and a > 0: three}, done')
  })

  test('are marks in the words of a link, and none in the name that it leads to', async () => {
    const story = await read(
      ':: Start\n<<link "//Go// __in__" "__init__">><</link>>\n\n:: __init__\nThe end.',
    )

    expect(choicesOf(story, 'Start')).toEqual(['Go in -> __init__'])
  })

  test('hide nothing after a comment that names a macro in part', async () => {
    const story = await read(`${WAYS}<!-- <<if it's -->It's <<if $a==1>>one<</if>>.`)

    expect(textOf(story, 'Next')).toBe("It's {a == 1: one}.")
  })
})
