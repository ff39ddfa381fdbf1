import { describe, expect, test } from 'vitest'

import { readStory } from '../files/readStory.ts'
import { choicesOf, storyIn } from '../testing/readInto.ts'

/** A page on which `$name` is Meera or Asha. */
const HEADS: Readonly<Record<string, string>> = {
  SugarCube: '[[M->Page][$name to "Meera"]] [[A->Page][$name to "Asha"]]',
  Harlowe:
    '(link: "M")[(set: $name to "Meera")(goto: "Page")] (link: "A")[(set: $name to "Asha")(goto: "Page")]',
  Chapbook: '[[M]] [[A]]\n\n:: M\nname: "Meera"\n--\n[[Page]]\n\n:: A\nname: "Asha"\n--\n[[Page]]',
}

const page = async (format: string, text: string) =>
  storyIn(
    await readStory(
      'a.twee',
      `:: StoryData\n{"format":"${format}","start":"Start"}\n\n:: Start\n${HEADS[format] ?? ''}\n\n:: Page\nHere.\n${text}\n\n:: Next\nThe end.`,
    ),
  )

const both = (words: string) =>
  ['Meera', 'Asha'].map((name) => `${words.replace('_', name)} -> Next if name == "${name}"`)

describe('the words of a link', () => {
  test.each([
    ['SugarCube', '[[$name|Next]]', '_'],
    ['SugarCube', '[["Talk to " + $name|Next]]', 'Talk to _'],
    ['SugarCube', '<<link "Talk to $name" "Next">><</link>>', 'Talk to _'],
    ['SugarCube', '<<link $name "Next">><</link>>', '_'],
    ['SugarCube', '<<link `"Talk to " + $name` "Next">><</link>>', 'Talk to _'],
    ['SugarCube', '<<link [[$name|Next]]>><</link>>', '_'],
    ['SugarCube', '<<button "Talk to $name">><<goto "Next">><</button>>', 'Talk to _'],
    ['Harlowe', '[[Go with $name->Next]]', 'Go with _'],
    ['Harlowe', '[[Go with (print: $name)->Next]]', 'Go with _'],
    ['Harlowe', '(link-goto: "Talk to $name", "Next")', 'Talk to _'],
    ['Harlowe', '(link: "Take $name")[(goto: "Next")]', 'Take _'],
    ['Chapbook', '[[Go with {name}->Next]]', 'Go with _'],
  ])('in %s say the value that stands in %s', async (format, link, words) => {
    const story = await page(format, link)

    expect(choicesOf(story, 'Page')).toEqual(both(words))
    expect(story.notes).toEqual([])
    expect(story.replay?.differences).toBe(0)
  })

  test.each([
    ['[[Go with $name|Next]]', 'Go with $name -> Next'],
    ['[["Go"|Next]]', 'Go -> Next'],
    ['[[Go|Next]]', 'Go -> Next'],
    ["<<link 'It\\'s' Next>><</link>>", "It's -> Next"],
  ])('in SugarCube stay words where they are no value: %s', async (link, choice) => {
    expect(choicesOf(await page('SugarCube', link), 'Page')).toEqual([choice])
  })

  test.each([
    [`(link-goto: 'Don\\'t go', "Next")`, "Don't go -> Next"],
    ['(link-goto: "Say \\"hello\\"", "Next")', 'Say "hello" -> Next'],
    [`(link: 'Don\\'t go')[(goto: 'Next')]`, "Don't go -> Next"],
    ['(link-goto: "Go" + " on", "Next")', 'Go on -> Next'],
  ])('in Harlowe may hold quotation marks: %s', async (link, choice) => {
    const story = await page('Harlowe', link)

    expect(choicesOf(story, 'Page')).toEqual([choice])
    expect(story.notes).toEqual([])
  })

  test('of one that shows more say the value too', async () => {
    const story = await page('Harlowe', '(link: "Ask $name")[Yes. [[Next]]]')

    expect(choicesOf(story, 'Page')?.map((choice) => choice.split(' -> ')[0])).toEqual([
      'Ask Meera',
      'Ask Asha',
    ])
  })
})

describe('a link of SugarCube', () => {
  test('whose passage is reckoned is named', async () => {
    const story = await page('SugarCube', '<<link "Go" $name>><</link>> [[Next]]')

    expect(choicesOf(story, 'Page')).toEqual(['Go -> $name', 'Next -> Next'])
    expect(story.notes).toMatchObject([
      { message: 'A link leads to "$name", but there is no such passage.', effect: 'story' },
    ])
  })

  test('that tells more leads on afterwards', async () => {
    const story = await page(
      'SugarCube',
      '<<link "Pay" "Next">><<if $name is "Meera">><<set $paid to true>><</if>><</link>>',
    )

    expect(choicesOf(story, 'Page')).toEqual(['Pay -> Next'])
  })
})
