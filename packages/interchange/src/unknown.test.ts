import { describe, expect, test } from 'vitest'

import { type ImportedStory } from './shared/importedStory.ts'
import { readStory } from './files/readStory.ts'
import { storyIn, textOf } from './testing/readInto.ts'

async function twee(format: string, passages: string): Promise<ImportedStory> {
  const data = JSON.stringify({ format, start: 'Start' })
  return storyIn(await readStory('a.twee', `:: StoryData\n${data}\n\n${passages}`))
}

describe('what something writes that was left out', () => {
  const page = (script: string, passages: string) =>
    twee('SugarCube', `:: Code [script]\n${script}\n\n${passages}`)
  const ASKING =
    ':: Start\n<<set $gold to 3>><<set $tin to 3>>[[On]]\n\n:: On\n<<if $gold gt 2>>Rich.<</if>> <<if $tin gt 2>>Heavy.<</if>> $gold'

  test.each([
    'State.variables.gold = 7',
    'State.variables["gold"] += 1',
    'variables().gold++',
    'State.setVar("$gold", 4)',
  ])(
    'is not known after the script %s, and every sentence that hangs on it is named',
    async (script) => {
      const story = await page(script, ASKING)

      expect(textOf(story, 'On')).toBe('Rich. {tin > 2: Heavy.} $gold')
      const messages = story.notes.map(({ message }) => message)
      expect(messages).toContainEqual(expect.stringContaining('"$gold" cannot be followed'))
      expect(messages).toContainEqual(expect.stringContaining('whether <<if $gold gt 2>> holds'))
      expect(messages).toContainEqual(expect.stringContaining('The value of $gold is not known'))
      expect(messages).not.toContainEqual(expect.stringContaining('$tin'))
    },
  )

  test('is not known on the very page that set it before', async () => {
    const script = '[JavaScript]\nengine.state.set("color", undefined)\n[continued]\n'
    const story = await twee('Chapbook', `:: Start\ncolor: "red"\n--\n${script}Color: {color}`)

    expect(textOf(story, 'Start')).toBe('Color: {color}')
    expect(story.replay).toMatchObject({ ways: 200, differences: 0 })
  })

  test('is nothing where a script only reads', async () => {
    const story = await page('if (State.variables.gold > 2) alert(1)', ASKING)

    expect(textOf(story, 'On')).toBe('{gold > 2: Rich.} {tin > 2: Heavy.} {=gold}')
  })

  test('can be anything where a script makes up names of its own', async () => {
    const story = await page('State.variables[name] = 1', ASKING)

    expect(textOf(story, 'On')).toBe('Rich. Heavy. $gold')
    expect(story.notes.map(({ message }) => message)).toContainEqual(
      expect.stringContaining('whether <<if $tin gt 2>> holds'),
    )
  })

  test('is never what the import itself counts', async () => {
    const asking = ':: Start\n<<if visited() gt 1>>Again.<</if>>\n[[Start]]'
    const story = await page('State.variables[name] = 1', asking)

    expect(textOf(story, 'Start')).toMatch(/^\{seen_Start > 0: Again\.\}$/u)
    expect(story.notes.map(({ message }) => message)).toEqual([expect.stringContaining('script')])
  })

  test.each([
    ['SugarCube', '<<textbox "$gold" "1">>'],
    ['SugarCube', '<<set $gold.push(1)>>'],
    ['Harlowe', '(input-box: bind $gold)'],
    ['Harlowe', '(set: $gold to (random: 1, $luck))'],
  ])('in %s is all that %s names', async (format, call) => {
    const asking = format === 'Harlowe' ? '(if: $gold > 2)[Rich.]' : '<<if $gold gt 2>>Rich.<</if>>'
    const story = await twee(format, `:: Start\n${call}\n[[On]]\n\n:: On\n${asking}`)

    expect(textOf(story, 'On')).toBe('Rich.')
    expect(story.notes.map(({ message }) => message)).toContainEqual(
      expect.stringContaining('all that it may say is kept'),
    )
  })

  test('what only some ways set is shown where they did', async () => {
    const story = await twee(
      'SugarCube',
      ':: Start\n[[Take|On][$gold to 3]] [[Leave|On]]\n\n:: On\nYou have $gold.',
    )

    expect(textOf(story, 'On')).toBe('You have {gold_is_set: {=gold}|$gold}.')
    expect(story.replay?.differences).toBe(0)
  })

  test('a value that was never set is shown as it is written, or nothing where its own tool shows nothing', async () => {
    const story = await twee('SugarCube', ':: Start\nYou have $gold and <<print $tin>>.')

    expect(textOf(story, 'Start')).toBe('You have $gold and .')
    expect(story.notes).toHaveLength(2)
  })
})
