import { readFileSync } from 'node:fs'

import { compileTwine2HTML, parseTwee, StoryFormat } from 'extwee'
import { expect, test } from 'vitest'
import { reviewStructure } from '../rules/review.ts'
import { isRefusal, type ImportedStory } from './importedStory.ts'
import { readStory } from './readStory.ts'

const textOf = (file: string) => readFileSync(new URL(`fixtures/${file}`, import.meta.url), 'utf8')

async function read(file: string, text = textOf(file)): Promise<ImportedStory> {
  const story = await readStory(file, text)
  if (isRefusal(story)) throw new Error(story.message)
  return story
}
const choicesOf = ({ structure }: ImportedStory, name: string) =>
  structure.nodes[name]?.choices.map(({ text, target }) => `${text} -> ${target}`)
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
  ['ferry-harlowe.twee', 'Harlowe'],
  ['well-sugarcube.twee', 'SugarCube'],
  ['market-chapbook.twee', 'Chapbook'],
])('%s, published as a page by another program, is the same story', async (file, format) => {
  const twee = await read(file)

  const page = compileTwine2HTML(parseTwee(textOf(file)), pageOf(format))

  expect((await read('page.html', page)).structure).toEqual(twee.structure)
})

test('a page as Harlowe publishes it is read without its engine', async () => {
  const story = await read('published-harlowe.html')

  expect(story.title).toBe('The Lamp Seller')
  expect(story.structure.start_node).toBe('Stall')
  expect(Object.keys(story.structure.nodes)).not.toContain('Nobody')
  expect(story.structure.nodes['Stall (2)']?.text).toBe(
    'Farid counts his lamps.\n\nThere is oil for one.',
  )
  expect(choicesOf(story, 'Stall (3)')).toEqual(['Light a lamp -> Light (3)', 'Shout -> Light (3)'])
  expect(errorsOf(story)).toEqual([])
})

test('what Harlowe alone can do is named with its passage and line', async () => {
  expect(notesOf(await read('published-harlowe.html'))).toEqual([
    expect.stringMatching(/^null 11 .*style sheet/),
    expect.stringMatching(/^Stall 14 Marks for bold/),
    expect.stringMatching(/^Stall 16 The formatting <em>/),
    expect.stringMatching(/^Stall 21 The macro \(cycling-link:/),
    expect.stringMatching(/^Light 22 The macro \(either:/),
    expect.stringMatching(/^Light 23 The macro \(live:/),
  ])
})

test('a page as Tweego publishes it for SugarCube is read, its switch as branches', async () => {
  const story = await read('tweego-sugarcube.html')

  expect(choicesOf(story, 'Start')).toEqual([
    'The left one -> Hall',
    'The middle one -> Hall (2)',
    'The right one -> Hall (3)',
  ])
  expect(story.structure.nodes['Hall']?.text).toBe('It is cold.')
  expect(choicesOf(story, 'Hall')).toEqual(['Leave -> Fire'])
  expect(story.structure.nodes['Hall (3)']?.text).toBe('It is warm.')
  expect(choicesOf(story, 'Hall (3)')).toEqual(['Sit down -> Fire (3)', 'Leave -> Fire (3)'])
  expect(story.structure.nodes['Fire']?.text).toBe('A fire. left')
  expect(errorsOf(story)).toEqual([])
})

test('what SugarCube alone can do is named with its passage and line', async () => {
  expect(notesOf(await read('tweego-sugarcube.html'))).toEqual([
    expect.stringMatching(/^null 12 .*style sheet/),
    expect.stringMatching(/^null 13 .*script/),
    expect.stringMatching(/^Hall 22 The macro <<return/),
    expect.stringMatching(/^Hall 23 The macro <<audio/),
    expect.stringMatching(/^StoryCaption 24 .*serves the other program/),
    expect.stringMatching(/^bumper 24 Macros of its own/),
    expect.stringMatching(/^Fire 24 Marks of style/),
  ])
})

test('of an archive the first story is read, and the others are named', async () => {
  const story = await read('archive-chapbook.html')

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
  ['compiled.ink.json', 'it is compiled ink; import the .ink file'],
  ['twison.json', 'it comes from Twine; import its HTML or Twee file'],
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
