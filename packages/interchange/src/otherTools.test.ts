import { readFileSync } from 'node:fs'

import { compileTwine2HTML, parseTwee, StoryFormat } from 'extwee'
import { expect, test } from 'vitest'
import { reviewStructure } from '@kathasagar/story'
import { type ImportedStory } from './shared/importedStory.ts'
import { readStory } from './files/readStory.ts'
import { choicesOf, storyIn } from './testing/readInto.ts'

const textOf = (file: string) => readFileSync(new URL(`fixtures/${file}`, import.meta.url), 'utf8')

const read = async (file: string, text = textOf(file)) => storyIn(await readStory(file, text))
const notesOf = ({ notes }: ImportedStory) =>
  notes.map(({ passage, line, message }) => `${passage} ${line} ${message}`)
const errorsOf = ({ structure }: ImportedStory) =>
  reviewStructure(structure).filter(({ severity }) => severity === 'error')

/** The page around a story that another program publishes. */
const pageOf = (format: string) => {
  const page = new StoryFormat(format)
  page.source = `<html><body>{{STORY_DATA}}<script>var page = '<tw-storydata name="x">'</script></body></html>`
  return page
}

test.each([
  ['harlowe/ferry.twee', 'Harlowe'],
  ['sugarcube/well.twee', 'SugarCube'],
  ['chapbook/market.twee', 'Chapbook'],
])('%s, published as a page by another program, is the same story', async (file, format) => {
  const twee = await read(file)

  const page = compileTwine2HTML(parseTwee(textOf(file)), pageOf(format))

  expect((await read('page.html', page)).structure).toEqual(twee.structure)
})

test('a page as Harlowe publishes it is read without its engine', async () => {
  const story = await read('twine/published-harlowe.html')

  expect(story.title).toBe('The Lamp Seller')
  expect(story.structure.start_node).toBe('Stall')
  expect(Object.keys(story.structure.nodes)).not.toContain('Nobody')
  expect(story.structure.state).toMatchObject({ oil: { number: [0, 3], start: 0 } })
  expect(story.structure.nodes['Stall']?.text).toBe(
    'Farid counts his lamps.\n\n{oil == 0: There is no oil.|{oil == 1: There is oil for one.|There is enough.}}',
  )
  expect(choicesOf(story, 'Stall')).toEqual([
    'Fetch oil -> Oil if oil < 2',
    'Light a lamp -> Light',
    'Shout -> Light',
  ])
  expect(errorsOf(story)).toEqual([])
})

test('what Harlowe alone can do is named with its passage and line', async () => {
  expect(notesOf(await read('twine/published-harlowe.html'))).toEqual([
    expect.stringMatching(/^null 11 .*style sheet/),
    expect.stringMatching(/^Stall 14 Marks for bold/),
    expect.stringMatching(/^Stall 16 The formatting <em>/),
    expect.stringMatching(/^Stall 21 The macro \(cycling-link:/),
    expect.stringMatching(/^Light 23 The macro \(live:/),
  ])
})

test('a page as Tweego publishes it for SugarCube is read, its switch as branches', async () => {
  const story = await read('twine/tweego-sugarcube.html')

  expect(choicesOf(story, 'Start')).toEqual([
    'The left one -> Hall',
    'The middle one -> Hall',
    'The right one -> Hall',
  ])
  expect(story.structure.nodes['Hall']?.text).toBe(
    '{door == "left": It is cold.|{door == "middle" or door == "right": It is warm.|It is dark.}}',
  )
  expect(choicesOf(story, 'Hall')).toEqual([
    'Sit down -> Fire if door != "left" and (door == "middle" or door == "right")',
    'Leave -> Fire',
  ])
  expect(story.structure.nodes['Fire']?.text).toBe('A fire. {=door}')
  expect(errorsOf(story)).toEqual([])
})

test('what SugarCube alone can do is named with its passage and line', async () => {
  expect(notesOf(await read('twine/tweego-sugarcube.html'))).toEqual([
    expect.stringMatching(/^null 12 .*style sheet/),
    expect.stringMatching(/^null 13 .*script/),
    expect.stringMatching(/^Hall 22 The macro <<return/),
    expect.stringMatching(/^Hall 23 The macro <<audio/),
    expect.stringMatching(/^StoryCaption 24 .*serves the other program/),
    expect.stringMatching(/^Fire 24 Marks of style/),
  ])
})

test('of an archive the first story is read, and the others are named', async () => {
  const story = await read('twine/archive-chapbook.html')

  expect(story.title).toBe('Rain on Tin')
  expect(story.structure.nodes['Roof']?.text).toMatch(/^Rain on tin\.\n\nYou are dry\./)
  expect(story.structure.nodes['Roof']?.text).not.toMatch(/>$/)
  expect(choicesOf(story, 'Roof')).toEqual(['Go out -> Street'])
  expect(notesOf(story)[0]).toContain('1 more stories')
  expect(errorsOf(story)).toEqual([])
})

test.each(['*', '-', '+', '>', '1.', '12)'])(
  'the sign %j of a list of links leaves nothing behind',
  async (sign) => {
    const story = await read('a.twee', `:: Start\nWhere to?\n${sign} [[Up->Sky]]\n\n:: Sky\nBlue.`)

    expect(story.structure.nodes['Start']?.text).toBe('Where to?')
  },
)

test.each([
  ['refused/compiled.ink.json', 'it is compiled ink; import the .ink file'],
  ['refused/twison.json', 'it comes from Twine; import its HTML or Twee file'],
])('%s is known for what it is, and what to import instead is said', async (file, what) => {
  const refusal = await readStory(file, textOf(file))

  expect(refusal).toMatchObject({ code: 'unreadable', message: expect.stringContaining(what) })
})

test('a switch that is never closed is noted, and its text stays', async () => {
  const data = JSON.stringify({ format: 'SugarCube', start: 'Start' })
  const text = `:: StoryData\n${data}\n\n:: Start\n<<switch $a>><<case 1>>One.`

  const story = await read('a.twee', text)

  expect(story.structure.nodes['Start']?.text).toBe('')
  expect(notesOf(story)).toEqual([expect.stringContaining('<<switch $a>> is never closed.')])
})
