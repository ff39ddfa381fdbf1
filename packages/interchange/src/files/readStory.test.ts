import { readFileSync } from 'node:fs'

import { describe, expect, test } from 'vitest'
import { reviewStructure } from '@kathasagar/story'
import { type ImportedStory } from '../shared/importedStory.ts'
import { readStory } from './readStory.ts'
import { stillClock } from '../testing/stillClock.ts'
import { choicesOf, storyIn } from '../testing/readInto.ts'

const textOf = (file: string) =>
  readFileSync(new URL(`../fixtures/${file}`, import.meta.url), 'utf8')

const read = async (file: string, text = textOf(file)) => storyIn(await readStory(file, text))

const twee = (text: string) => read('a.twee', text)
const nodesOf = ({ structure }: ImportedStory) => structure.nodes
const errorsOf = ({ structure }: ImportedStory) =>
  reviewStructure(structure).filter(({ severity }) => severity === 'error')

describe('Harlowe', () => {
  test('links, jumps and branches are carried into choices, state and varied text', async () => {
    const story = await read('harlowe/ferry.twee')

    expect(story.title).toBe('The Ferry at Midnight')
    expect(story.structure.start_node).toBe('Landing')
    expect(story.structure.state).toEqual({ lamp: { flag: false } })
    expect(nodesOf(story)['Landing']?.text).toBe(
      'The ferry is late. {lamp: Your lamp burns.|It is dark.}',
    )
    expect(choicesOf(story, 'Landing')).toEqual([
      'Take the lamp -> Lamp',
      'Wait for the ferry -> Deck',
      'Look again -> Landing stage',
    ])
    expect(choicesOf(story, 'Deck')).toEqual([
      'Step aboard -> Far bank if lamp',
      'Wait for morning -> Morning if not lamp',
    ])
    expect(nodesOf(story)['Lamp']?.choices[0]?.sets).toEqual({ lamp: true })
    expect(choicesOf(story, 'Landing stage')).toEqual(['Go back -> Landing'])
  })

  test('what cannot be carried over is listed with its passage and its line', async () => {
    const { notes } = await read('harlowe/ferry.twee')

    expect(notes.map(({ passage, line, message }) => [passage, line, message])).toEqual([
      ['Deck', 34, expect.stringContaining('(textstyle:)')],
      ['Deck', 35, expect.stringContaining('(alert: "Splash!")')],
      ['Far bank', 38, expect.stringContaining('scripts never run')],
      ['Morning', 41, expect.stringContaining('<b>')],
      ['Style', 44, 'A style sheet was left out.'],
    ])
  })

  test('the story passes the review but for what its author wrote twice', async () => {
    expect(errorsOf(await read('harlowe/ferry.twee'))).toEqual([])
  })
})

describe('SugarCube', () => {
  test('set links, jumps, includes and branches are translated', async () => {
    const story = await read('sugarcube/well.twee')

    expect(nodesOf(story)['Well']?.text).toBe(
      'Meera looks into the well.\n{rope >= 1: The rope is tied.|It is too deep.}',
    )
    expect(choicesOf(story, 'Well')).toEqual([
      'Climb down -> Bottom if rope >= 1',
      'Tie the rope -> Well',
      'Walk away -> Road',
      'Call out -> Echo',
    ])
    expect(nodesOf(story)['Bottom']?.text).toBe('There is a door. It is red.')
    expect(choicesOf(story, 'Bottom')).toEqual(['Open it -> Hall'])
    expect(nodesOf(story)['Echo']?.text).toBe('{called: Your voice comes back.}')
  })

  test('scripts and other macros are listed, and their text stays where it has any', async () => {
    const story = await read('sugarcube/well.twee')

    expect(nodesOf(story)['Hall']?.text).toBe('A hall of pillars. It hums.')
    expect(story.notes.map(({ passage, line }) => [passage, line])).toEqual([
      ['Bottom', 22],
      ['Hall', 33],
      ['Hall', 34],
    ])
  })
})

describe('Chapbook', () => {
  test('settings, modifiers and inserts are translated', async () => {
    const story = await read('chapbook/market.twee')

    expect(nodesOf(story)['Market']?.text).toContain('Hari sells mangoes.')
    expect(nodesOf(story)['Market']?.text).not.toContain('cannot pay')
    expect(choicesOf(story, 'Market')).toEqual(['Buy one -> Mango', 'Go home -> Home'])
    expect(nodesOf(story)['Mango']?.text).toContain('It is sweet.')
    expect(choicesOf(story, 'Market again')).toEqual([
      'Eat -> Home if coins > 0',
      'Leave -> Home if coins <= 0',
    ])
  })

  test('what is left out is listed', async () => {
    const { notes } = await read('chapbook/market.twee')

    expect(notes.map(({ passage, line }) => [passage, line])).toEqual([
      ['Market', 23],
      ['Mango', 32],
      ['Market again', 44],
      ['Home', 48],
    ])
  })
})

describe('Twine 2 HTML', () => {
  test('the start passage, names and texts are read, and nothing runs', async () => {
    const story = await read('twine/garden.html')

    expect(story.title).toBe('The Walled Garden')
    expect(story.structure.start_node).toBe('Garden "of" stones')
    expect(nodesOf(story)['Gate']).toEqual({
      text: 'The gate is shut & the lock is cold.',
      choices: [],
    })
    expect(choicesOf(story, 'Bench')).toEqual(['Go on -> Gate'])
    expect(errorsOf(story)).toEqual([])
    expect(story.notes.map(({ line }) => line)).toEqual([5, 6])
  })
})

describe('a branch over a number', () => {
  stillClock()

  const counting = `:: Start
<<set $gold to $gold + 1>>
<<if $gold gt 100>>Rich. [[Leave|End]]<</if>>
[[Dig|Start]]

:: End
The end.`

  test('that nobody can tell keeps all that it may say, and is listed with its line', async () => {
    const story = await twee(counting.replace('$gold + 1', 'random(1, $luck)'))

    expect(choicesOf(story, 'Start')).toEqual(['Leave -> End', 'Dig -> Start'])
    expect(story.notes).toContainEqual({
      count: 1,
      effect: 'story',
      passage: 'Start',
      node: 'Start',
      line: 3,
      message: expect.stringContaining('<<if $gold gt 100>>'),
    })
  })

  test('that grows without end is asked up to where it matters', async () => {
    const story = await twee(`:: StoryInit\n<<set $gold to 0>>\n\n${counting}`)

    expect(story.structure.state).toEqual({ gold: { number: [0, 101], start: 0 } })
    expect(choicesOf(story, 'Start')).toEqual(['Leave -> End if gold > 99', 'Dig -> Start'])
    expect(story.replay).toEqual({ ways: 200, differences: 0, first: null })
  })
})

test('passages that nothing leads to come along, for the review to find', async () => {
  const story = await twee(':: Start\nHere.\n\n:: Attic\nDust.')

  expect(reviewStructure(story.structure)).toMatchObject([
    { code: 'unreachable_ending', severity: 'hint', node: 'Attic' },
  ])
})

test('a link to what is not there stays, is noted, and is found by the review', async () => {
  const story = await twee(':: Start\nHere.\n[[Up->Sky]]')

  expect(story.notes).toMatchObject([{ passage: 'Start', message: expect.stringContaining('Sky') }])
  expect(errorsOf(story)[0]).toMatchObject({ code: 'missing_target', node: 'Start', choice: 0 })
})

test('links in all four ways of writing are read', async () => {
  const story = await twee(':: Start\n[[A]] [[b->A]] [[A<-c]] [[d|A]]\n\n:: A\nHere.')

  expect(choicesOf(story, 'Start')).toEqual(['A -> A', 'b -> A', 'c -> A', 'd -> A'])
})

test.each(['__init__', 'constructor', '\u202eevil', '<img src=x onerror=alert(1)>'])(
  'a passage named %j is a passage like any other',
  async (name) => {
    const { structure } = await twee(`:: Start\n[[Go->${name}]]\n\n:: ${name}\nHere.`)

    expect(Object.entries(structure.nodes)).toEqual([
      ['Start', { text: '', choices: [{ text: 'Go', target: name }] }],
      [name, { text: 'Here.', choices: [] }],
    ])
  },
)

test('a passage of the one name that no scene can have gets another, and its links lead there', async () => {
  const { structure } = await twee(':: Start\n[[__proto__]]\n\n:: __proto__\nHere.')

  expect(structure.nodes['Start']?.choices).toEqual([{ text: '__proto__', target: 'proto' }])
  expect(structure.nodes['proto']).toMatchObject({ title: '__proto__', text: 'Here.' })
})

test.each([
  ['too_large', 'big.twee', `:: Start\n${'x'.repeat(10 * 1024 * 1024)}`],
  ['too_large', 'hindi.twee', `:: Start\n${'क'.repeat(1_500_000)}`],
  [
    'too_many_passages',
    'many.twee',
    Array.from({ length: 2001 }, (_, i) => `:: p${i}\nx`).join('\n'),
  ],
  ['no_passages', 'empty.twee', 'nothing'],
  ['unreadable', 'page.html', '<html><body>Hello</body></html>'],
  ['unreadable', 'story.json', '{"nodes": 7}'],
  ['unreadable', 'story.json', '[1,'],
  ['unknown_format', 'photo.png', '\u0089PNG'],
])('%s is said of %s, in a whole sentence', async (code, file, text) => {
  const refusal = await readStory(file, text)

  expect(refusal).toMatchObject({ code, message: expect.stringMatching(/^[A-Z].*\.$/u) })
})

test.each([
  ['(if: true)[', 'Harlowe'],
  ['[', 'Harlowe'],
  ['[[', 'SugarCube'],
  ['<<if true>>', 'SugarCube'],
  ['<<a "" ', 'SugarCube'],
  ['<script>', 'Chapbook'],
  ['{', 'Chapbook'],
  ['(set: $a to ', 'Harlowe'],
  ["''a //b ", 'SugarCube'],
])('a long row of torn %s in %s is read as well as can be', async (piece, format) => {
  const data = JSON.stringify({ format, start: 'Start' })
  const text = piece.repeat(65_536 / piece.length)

  const story = await twee(`:: StoryData\n${data}\n\n:: Start\n${text}`)

  expect(Object.keys(nodesOf(story))[0]).toBe('Start')
})
