import { describe, expect, test } from 'vitest'

import { type ImportedStory } from '../shared/importedStory.ts'
import { readStory } from '../files/readStory.ts'
import { storyIn, textOf } from '../testing/readInto.ts'

async function read(format: string, passages: string): Promise<ImportedStory> {
  const data = JSON.stringify({ format, start: 'Start' })
  return storyIn(await readStory('a.twee', `:: StoryData\n${data}\n\n${passages}`))
}

const messagesOf = ({ notes }: ImportedStory) => notes.map(({ message }) => message)

describe('how often a page was seen', () => {
  test.each([
    ['SugarCube', '<<if visited() gt 1>>Again.<<else>>At last.<</if>>'],
    ['SugarCube', '<<if visited("Start") is 1>>At last.<<else>>Again.<</if>>'],
    ['Harlowe', '(if: visits > 1)[Again.](else:)[At last.]'],
    ['Harlowe', '(if: (history:) contains "Start")[Again.](else:)[At last.]'],
    ['Chapbook', '[if passage.visits > 1]\nAgain.\n[else]\nAt last.\n[continue]'],
  ])('in %s is asked and followed (%j)', async (format, asking) => {
    const story = await read(
      format,
      `:: Start\n${asking}\n\n[[On]]\n\n:: On\nThe road.\n\n[[Start]]`,
    )

    expect(story.replay?.differences).toBe(0)
    expect(messagesOf(story)).toEqual([])
    expect(textOf(story, 'Start')).toMatch(/Again\.|At last\./u)
    expect(JSON.stringify(story.structure.state)).toContain('seen')
  })

  test.each([
    ['SugarCube', '<<if hasVisited("Well", "Barn")>>Both.<</if>>'],
    ['SugarCube', '<<if visited("Well", "Barn") gte 1>>Both.<</if>>'],
    ['Harlowe', '(if: (visited: "Well") and (visited: "Barn"))[Both.]'],
  ])('in %s may be asked of other pages: %s', async (format, asking) => {
    const ways = '[[Well]] [[Barn]]'
    const story = await read(
      format,
      `:: Start\n${asking}\n${ways}\n\n:: Well\nDry. [[Start]]\n\n:: Barn\nDark. [[Start]]`,
    )

    expect(story.replay?.differences).toBe(0)
    expect(messagesOf(story)).toEqual([])
    expect(textOf(story, 'Start')).toMatch(/\{seen_.*Both\./u)
  })

  test('does not count what another page shows of it', async () => {
    const story = await read(
      'SugarCube',
      ':: Start\n<<include "Sign">> [[On]]\n\n:: Sign\nA sign.\n\n:: On\n<<if visited("Sign")>>Seen.<<else>>New.<</if>>',
    )

    expect(textOf(story, 'On')).toBe('{seen_Sign != 0: Seen.|New.}')
    expect(JSON.stringify(story.structure.nodes)).not.toContain('"sets"')
    expect(story.replay?.differences).toBe(0)
  })
})

describe('what stands around every page', () => {
  test('in SugarCube is the header, the footer, and what is set before a page', async () => {
    const story = await read(
      'SugarCube',
      [
        ':: StoryInit\n<<set $day to 0>>',
        ':: PassageReady\n<<set $day += 1>>Never seen.',
        ':: PassageHeader\nDay $day.',
        ':: PassageFooter\n[[Sleep|Night]]',
        ':: Start\nMorning.',
        ':: Night\n<<if $day gt 1>>Late.<</if>>',
      ].join('\n\n'),
    )

    expect(Object.keys(story.structure.nodes)).toEqual(
      expect.not.arrayContaining(['PassageHeader']),
    )
    expect(textOf(story, 'Start')).toContain('Morning.')
    expect(textOf(story, 'Start')).toMatch(/^Day /u)
    expect(story.structure.nodes['Start']?.choices?.map(({ text }) => text)).toEqual(['Sleep'])
    expect(JSON.stringify(story.structure)).not.toContain('Never seen')
    expect(story.replay?.differences).toBe(0)
  })

  test('asks in vain for what another page has set for itself alone', async () => {
    const story = await read(
      'SugarCube',
      [
        ':: PassageFooter\n<<if not _bare>>A foot.<</if>>',
        ':: Start\n<<set _bare to true>>Morning. [[Night]]',
        ':: Night\nDark. _bare',
      ].join('\n\n'),
    )

    expect(textOf(story, 'Start')).toBe('Morning.')
    expect(textOf(story, 'Night')).toBe('Dark. _bare\nA foot.')
    expect(messagesOf(story)).toEqual([expect.stringContaining('it stands as it is written')])
    expect(story.structure.state).toBeUndefined()
    expect(story.replay?.differences).toBe(0)
  })

  test('asks in vain for what was typed on another page', async () => {
    const story = await read(
      'SugarCube',
      ':: Start\nName: <<textbox "_name" "">> [[Night]]\n\n:: Night\n<<if _name>>Hello.<<else>>Who?<</if>>',
    )

    expect(textOf(story, 'Night')).toBe('Who?')
    expect(messagesOf(story)).toEqual([])
    expect(story.replay?.differences).toBe(0)
  })

  test('is still the page where one shows another within it', async () => {
    const story = await read(
      'SugarCube',
      ':: Start\n<<set _loud to true>><<include "Bell">> [[Bell]]\n\n:: Bell\n<<if _loud>>Dong!<<else>>Ding.<</if>>',
    )

    expect(textOf(story, 'Start')).toBe('Dong!')
    expect(textOf(story, 'Bell')).toBe('Ding.')
    expect(story.replay?.differences).toBe(0)
  })

  test('in Harlowe is what bears the tags header and footer', async () => {
    const story = await read(
      'Harlowe',
      ':: Bar [header]\nThe inn.\n\n:: Foot [footer]\n(c) 1926\n\n:: Start\nMorning. [[Night]]\n\n:: Night\nDark.',
    )

    expect(textOf(story, 'Night')).toBe('The inn.\nDark.\n(c) 1926')
    expect(Object.keys(story.structure.nodes)).toEqual(['Start', 'Night'])
  })

  test('in no other format is what only bears such a name', async () => {
    const story = await read(
      'Chapbook',
      ':: Start\nMorning. [[PassageHeader]]\n\n:: PassageHeader\nA head.',
    )

    expect(textOf(story, 'PassageHeader')).toBe('A head.')
    expect(textOf(story, 'Start')).not.toContain('A head.')
  })
})

describe("macros of an author's own", () => {
  const widgets = (definition: string, passages: string) =>
    read('SugarCube', `:: Own [widget]\n${definition}\n\n${passages}`)

  test('say what they hold, with what they are given', async () => {
    const story = await widgets(
      '<<widget "greet">>Hello, _args[0]<<if _args[1] is "loud">>!<<else>>.<</if>><</widget>>',
      ':: Start\n<<greet "Jamuna" "loud">> <<greet Govind>> [[On]]\n\n:: On\nEnd.',
    )

    expect(textOf(story, 'Start')).toBe('Hello, Jamuna! Hello, Govind.')
    expect(messagesOf(story)).toEqual([])
  })

  test('leave no marks of their own among the words', async () => {
    const story = await widgets(
      '<<widget "ask">><ul><li>//Who// is _args[0]?</li></ul><</widget>>',
      ':: Start\n<<ask "there">> [[On]]\n\n:: On\nEnd.',
    )

    expect(textOf(story, 'Start')).toBe('Who is there?')
  })

  test('set words to nothing, twice on a line', async () => {
    const story = await widgets(
      "<<widget \"forget\">><<set _a to ''>><<set _b to ''>>Gone<<if _a is _b>> both<</if>>.<</widget>>",
      ':: Start\n<<forget>> [[On]]\n\n:: On\nEnd.',
    )

    expect(textOf(story, 'Start')).toBe('Gone both.')
  })

  test('set what they set, and call one another', async () => {
    const story = await widgets(
      '<<widget "pay">><<set $gold -= $args[0]>><</widget>><<widget "toll">><<pay 2>>You pay.<</widget>>',
      ':: StoryInit\n<<set $gold to 5>>\n\n:: Start\n<<toll>> [[On]]\n\n:: On\n<<if $gold is 3>>Three left.<</if>>',
    )

    expect(textOf(story, 'On')).toBe('{gold == 3: Three left.}')
    expect(JSON.stringify(story.structure.nodes['Start']?.choices)).toContain('"gold":')
    expect(story.replay?.differences).toBe(0)
  })

  test('that ask for more than one argument after the other are named, and what they may set is not known', async () => {
    const story = await widgets(
      '<<widget "all">><<set $gold to _args.length>><</widget>>',
      ':: Start\n<<set $gold to 1>><<all 1 2>> [[On]]\n\n:: On\n<<if $gold is 1>>One.<</if>>',
    )

    expect(textOf(story, 'On')).toBe('One.')
    expect(messagesOf(story)).toContainEqual(expect.stringContaining('<<all 1 2>> cannot be'))
    expect(messagesOf(story)).toContainEqual(expect.stringContaining('all that it may say is kept'))
  })

  test('that call each other without an end are cut short', async () => {
    const story = await widgets(
      '<<widget "a">>x<<b>><<b>><</widget>><<widget "b">>y<<a>><<a>><</widget>>',
      ':: Start\n<<a>> [[On]]\n\n:: On\nEnd.',
    )

    expect(messagesOf(story)).toContainEqual(expect.stringContaining('cannot be translated'))
  })
})
