import { describe, expect, test } from 'vitest'

import { readStory } from '../files/readStory.ts'
import { storyIn, textOf } from '../testing/readInto.ts'

const HEADS: Readonly<Record<string, string>> = {
  SugarCube: '[[Page][$name to "Meera"; $a to true]] [[B->Page][$b to true]] [[None->Page]]',
  Chapbook: '[[M]] [[None->Page]]\n\n:: M\nname: "Meera"\n--\n[[Page]]',
}

const page = async (format: string, text: string, after: string) =>
  storyIn(
    await readStory(
      'a.twee',
      `:: StoryData\n{"format":"${format}","start":"Start"}\n\n:: Start\n${HEADS[format] ?? ''}\n\n:: Page\n${text}\n\n[[Next]]\n\n:: Next\n${after}`,
    ),
  )

describe('one value or another', () => {
  test.each([
    ['SugarCube', '<<set $who to $name || "Stranger">>Dear $who.', 'Dear $who.'],
    ['SugarCube', '<<set _n to $name or "Stranger">>Dear _n.', 'On.'],
    ['SugarCube', 'Dear <<print $name || "Stranger">>.', 'On.'],
    ['SugarCube', '<<print "Dear " + ($name || "Stranger")>>.', 'On.'],
    ['SugarCube', '<<set $who to $name && "friend" || "Stranger">>Dear $who.', 'Dear $who.'],
    ['Chapbook', 'who: name || "Stranger"\n--\nDear {who}.', 'Dear {who}.'],
  ])('in %s is told as the one that there is: %s', async (format, text, after) => {
    const story = await page(format, text, after)

    expect(textOf(story, 'Page')).toContain('Stranger')
    expect(textOf(story, 'Page')).not.toContain('true')
    expect(story.notes).toEqual([])
    expect(story.replay?.differences).toBe(0)
  })

  test('of flags stays a flag', async () => {
    const story = await page(
      'SugarCube',
      '<<set $any to $a || $b>><<set $both to $a && $b>>Go.',
      '<<if $any>>Any.<</if>><<if $both>>Both.<</if>>',
    )

    expect(textOf(story, 'Next')).toBe('{any: Any.}{both: Both.}')
    expect(story.structure.nodes['Page']?.choices).toMatchObject([
      { if: '(a or b) and (a and b)', sets: { any: true, both: true } },
      { if: '(a or b) and not (a and b)', sets: { any: true, both: false } },
      { if: 'not (a or b) and not (a and b)', sets: { any: false, both: false } },
    ])
    expect(story.notes).toEqual([])
  })

  test('is asked as a condition where it is one', async () => {
    const story = await page('SugarCube', '<<if $name || $b>>Known.<</if>>', 'On.')

    expect(textOf(story, 'Page')).toBe('{name == "Meera" or b: Known.}')
  })
})
