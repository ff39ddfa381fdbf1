import { expect, test } from 'vitest'

import { teaStall } from '../testing/richStories.ts'
import { DraftStructure, StoredStructure } from './draftStructure.ts'
import { StoryStructure } from './structure.ts'

const scene = { text: 'A room.', choices: [] }
const withState = (state: unknown) => ({ start_node: 'a', nodes: { a: scene }, state })

test('a story with every possible part is read unchanged', () => {
  const sent: unknown = JSON.parse(JSON.stringify(teaStall))

  expect(DraftStructure.parse(sent)).toEqual(sent)
  expect(StoredStructure.parse(sent)).toEqual(sent)
  expect(StoryStructure.parse(sent)).toEqual(sent)
})

test('reading a plain story adds nothing', () => {
  const story = { start_node: 'a', nodes: { a: { text: 'Say {what?', choices: [] } } }

  expect(DraftStructure.parse(story)).toEqual(story)
})

test.each<[string, unknown, PropertyKey[], RegExp]>([
  ['an unknown kind', { a: { colour: 'red' } }, ['state', 'a'], /a flag, a list of values/],
  ['an empty list', { a: { one_of: [] } }, ['state', 'a', 'one_of'], /./],
  ['a value named twice', { a: { one_of: ['x', 'x'] } }, ['state', 'a', 'one_of'], /twice/],
  [
    'a start outside its list',
    { a: { one_of: ['x'], start: 'y' } },
    ['state', 'a', 'start'],
    /list/,
  ],
  ['a range the wrong way round', { a: { number: [5, 0] } }, ['state', 'a', 'number'], /least/],
  ['a start out of range', { a: { number: [0, 5], start: 6 } }, ['state', 'a', 'start'], /range/],
  ['an endless range', { a: { number: [0, 1e9] } }, ['state', 'a', 'number', 1], /./],
  ['a name with a space', { 'a b': { flag: true } }, ['state', 'a b'], /letters, digits and _/],
  ['a word of the conditions', { and: { flag: true } }, ['state', 'and'], /word of the conditions/],
])('%s is rejected with its place', (_what, state, path, sentence) => {
  const { error } = DraftStructure.safeParse(withState(state))

  expect(error?.issues.map((issue) => issue.path)).toContainEqual(path)
  expect(error?.issues.map((issue) => issue.message).join()).toMatch(sentence)
})

const CHECK = { dificulty: 'hard', fails: { text: 'You fall.', target: 'a' } }
const withScene = (more: object) => ({ nodes: { a: { ...scene, ...more } } })

test.each<[PropertyKey[], object, RegExp]>([
  [[], { scens: {} }, /“scens”/u],
  [['nodes', 'a'], withScene({ chioces: [] }), /“chioces”.*“choices”/u],
  [
    ['nodes', 'a', 'choices', 0],
    withScene({ choices: [{ text: 'Go', taget: 'a', target: 'a' }] }),
    /“taget”.*“target”/u,
  ],
  [
    ['nodes', 'a', 'choices', 0, 'check'],
    withScene({ choices: [{ text: 'Go', target: 'a', check: CHECK }] }),
    /“dificulty”.*“difficulty”/u,
  ],
  [['nodes', 'a', 'scene'], withScene({ scene: { wether: 'rain' } }), /“wether”.*“weather”/u],
  [
    ['nodes', 'a', 'close_up'],
    withScene({ close_up: { text: 'Rust.', set: {} } }),
    /“set”.*“sets”/u,
  ],
  [
    ['cast', 'guard'],
    { cast: { guard: { name: 'The guard', aliasses: ['sentry'] } } },
    /“aliasses”.*“aliases”/u,
  ],
  [
    ['reactions', 0],
    { reactions: [{ to: ['knock'], text: 'Nobody opens.', onse: true }] },
    /“onse”.*“once”/u,
  ],
  [['state', 'lit'], { state: { lit: { flag: false, lable: 'Lit' } } }, /“lable”.*“label”/u],
])('an unknown key at %j is rejected with the likely name', (path, part, words) => {
  const { error } = DraftStructure.safeParse({ ...withState({}), ...part })

  expect(error?.issues).toContainEqual(
    expect.objectContaining({ path, message: expect.stringMatching(words) as string }),
  )
})

test('names in other scripts are accepted', () => {
  expect(DraftStructure.safeParse(withState({ भरोसा: { flag: false } })).success).toBe(true)
})

test.each<[string, unknown, PropertyKey[]]>([
  ['an address of another kind', { a: { image: 'javascript:alert(1)', alt: '' } }, ['a', 'image']],
  ['an address without a scheme', { a: { image: '//x.example/a.svg', alt: '' } }, ['a', 'image']],
  ['a picture without an address', { a: { alt: 'An oar.' } }, ['a', 'image']],
  ['words without end', { a: { image: '/a.svg', alt: 'x'.repeat(301) } }, ['a', 'alt']],
  ['a name without end', { ['a'.repeat(41)]: { image: '/a.svg', alt: '' } }, ['a'.repeat(41)]],
])('plates with %s are rejected with their place', (_what, plates, path) => {
  const { error } = DraftStructure.safeParse({ ...withState({}), plates })

  expect(error?.issues.map((issue) => issue.path)).toContainEqual(['plates', ...path])
})

test('too many plates are rejected', () => {
  const plate = { image: '/a.svg', alt: 'An oar.' }
  const plates = Object.fromEntries(Array.from({ length: 81 }, (_, i) => [`p${i}`, plate]))

  expect(DraftStructure.safeParse({ ...withState({}), plates }).error?.issues).toMatchObject([
    { path: ['plates'], message: 'At most 80 plates' },
  ])
})

test('two pages with the same id are rejected', () => {
  const page = { id: 'river', title: 'The river', text: '' }

  const { error } = DraftStructure.safeParse({ ...withState({}), codex: [page, page] })

  expect(error?.issues[0]).toMatchObject({ path: ['codex'] })
})

test('an invalid condition is rejected with its place, column and message', () => {
  const choices = [{ text: 'Go', target: 'a', if: 'trust >=' }]

  const { error } = DraftStructure.safeParse({ start_node: 'a', nodes: { a: { choices } } })

  expect(error?.issues).toMatchObject([
    {
      path: ['nodes', 'a', 'choices', 0, 'if'],
      message: 'Column 9: A name or a value is missing here.',
    },
  ])
})

test.each(['', '  ', 'not_declared_yet > 1', 'knows and (trust < 2 or not knows)'])(
  'the condition “%s” is stored as typed',
  (condition) => {
    const choices = [{ text: 'Go', target: 'a', if: condition }]

    const read = DraftStructure.parse({ start_node: 'a', nodes: { a: { choices } } })

    expect(read.nodes['a']?.choices[0]?.if).toBe(condition)
  },
)

test.each<[string, unknown, PropertyKey[], RegExp]>([
  ['a kind that nobody listens for', { shrug: ['x'] }, ['shrug'], /a kind of words: who, what/],
  ['more lines than a kind may have', { why: Array(7).fill('x') }, ['why'], /./],
  ['a line without end', { why: ['x'.repeat(601)] }, ['why', 0], /./],
])('replies with %s are rejected with their place', (_what, replies, path, sentence) => {
  const ofStory = DraftStructure.safeParse({ ...withState({}), replies })
  const cast = { a: { name: 'A', replies } }
  const ofPerson = DraftStructure.safeParse({ ...withState({}), cast })

  expect(ofStory.error?.issues.map((issue) => issue.path)).toContainEqual(['replies', ...path])
  expect(ofPerson.error?.issues.map((issue) => issue.path)).toContainEqual(
    ['cast', 'a', 'replies', path].flat(),
  )
  expect(ofStory.error?.issues.map((issue) => issue.message).join()).toMatch(sentence)
})

test('a label for an unknown value is rejected', () => {
  const state = { a: { one_of: ['x'], values: { y: 'the other' } } }
  const { error } = DraftStructure.safeParse(withState(state))

  expect(error?.issues.map((issue) => issue.path)).toContainEqual(['state', 'a', 'values'])
})
