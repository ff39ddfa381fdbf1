import { parseTwee } from 'extwee'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { teaStall } from '@kathasagar/story/testing'
import type { StoryNode } from '@kathasagar/story'
import { isRefusal } from './shared/importedStory.ts'
import { writeJson } from './json/writeJson.ts'
import type { ExportedStory } from './json/exportedStory.ts'
import { readStory } from './files/readStory.ts'
import { shippedStories } from './testing/shippedStories.ts'
import { wholeStory } from './testing/wholeStory.ts'
import { writeTwee } from './twee/writeTwee.ts'

const HOSTILE = [
  '__proto__',
  'constructor',
  'StoryTitle',
  'StoryData',
  'Passage 1',
  ' spaced ',
  '',
  'two\nlines',
  'br[ack]ets {and} \\slashes\\',
  'a->b',
  'a<-b|c',
  ':: header',
  '\u202eright to left',
  '<script>alert(1)</script>',
  '[[link->target]]',
  '\\:: not a header',
  'a\r\nb',
  'नदी के पार',
  '\u2028',
]
const words = fc.oneof(
  fc.constantFrom(...HOSTILE),
  fc.string({ maxLength: 30, unit: 'grapheme' }),
  fc.array(fc.constantFrom(...HOSTILE), { maxLength: 4 }).map((lines) => lines.join('\n')),
)
const name = fc.oneof(fc.constantFrom(...HOSTILE), fc.string({ maxLength: 20, unit: 'grapheme' }))
const node: fc.Arbitrary<StoryNode> = fc.record(
  {
    text: words,
    choices: fc.array(fc.record({ text: words, target: name }), { maxLength: 3 }),
    title: words,
    details: fc.array(words, { maxLength: 2 }),
    scene: fc.record({ place: fc.constantFrom('river', 'a}b'), creatures: fc.constant(['crow']) }),
  },
  { requiredKeys: ['text', 'choices'] },
)
const story: fc.Arbitrary<ExportedStory> = fc.record({
  title: words,
  structure: fc.record({
    start_node: name,
    nodes: fc.array(fc.tuple(name, node), { minLength: 1, maxLength: 5 }).map(Object.fromEntries),
  }),
})

/** Uses entries, because `toEqual` fails for a node named `__proto__`. */
const asEntries = ({ title, structure }: ExportedStory) =>
  JSON.stringify([title, structure.start_node, Object.entries(structure.nodes)])

const ordered = ({ title, structure: { start_node, nodes } }: ExportedStory) =>
  asEntries({
    title,
    structure: {
      start_node,
      nodes: Object.fromEntries(
        Object.entries(nodes)
          .toSorted(([a], [b]) => (a < b ? -1 : 1))
          .map(([key, { text, choices, title, details, scene }]) => [
            key,
            {
              text,
              choices: choices.map(({ text, target }) => ({ text, target })),
              title,
              details,
              scene: scene && { place: scene.place, creatures: scene.creatures },
            },
          ]),
      ),
    },
  })

test.each([
  ['Twee', writeTwee],
  ['JSON', writeJson],
])('a story exported as %s is imported unchanged', async (format, write) => {
  await fc.assert(
    fc.asyncProperty(story, async (given) => {
      const read = await readStory(`story.${format.toLowerCase()}`, write(given))

      expect(isRefusal(read) ? read : ordered(read)).toBe(ordered(given))
    }),
    { numRuns: 200 },
  )
})

const shipped = shippedStories()

describe.each(shipped)('$title', (given) => {
  test.each([
    ['Twee', writeTwee],
    ['JSON', writeJson],
  ])('is imported unchanged from %s', async (format, write) => {
    const read = await readStory(`a.${format.toLowerCase()}`, write(given))

    expect(read).toStrictEqual({ ...given, notes: [] })
  })

  test('has the same passages and links in another program', () => {
    const { start, passages } = parseTwee(writeTwee(given))

    const { start_node, nodes } = given.structure
    const links = Object.entries(nodes).map(([name, { choices }]) => [
      name,
      choices.map(({ text, target }) => `[[${text}->${target}]]`),
    ])
    expect(start).toBe(start_node)
    expect(passages.map(({ name, text }) => [name, text.match(/\[\[.*\]\]/gu) ?? []])).toEqual(
      links,
    )
  })
})

test.each([
  ['Twee', writeTwee],
  ['JSON', writeJson],
])('a story with every possible part is imported unchanged from %s', async (format, write) => {
  const given = { title: 'The Stall', structure: teaStall }

  const read = await readStory(`a.${format.toLowerCase()}`, write(given))

  expect(read).toEqual({ ...given, notes: [] })
})

test.each([
  ['Twee', writeTwee],
  ['JSON', writeJson],
])('the metadata of a story is imported unchanged from %s', async (format, write) => {
  await fc.assert(
    fc.asyncProperty(wholeStory, async (given) => {
      const read = await readStory(`story.${format.toLowerCase()}`, write(given))

      expect(isRefusal(read) ? read : { about: read.about, notes: read.notes }).toEqual({
        about: given.about,
        notes: [],
      })
    }),
    { numRuns: 200 },
  )
})

test('invalid parts of a story are dropped and noted', async () => {
  const file = JSON.parse(
    writeJson({ title: 'A', structure: teaStall, about: { tagline: 'Tea.' } }),
  )

  const read = await readStory(
    'a.json',
    JSON.stringify({ ...file, content_rating: 'none', tags: 7 }),
  )

  expect(read).toMatchObject({ title: 'A', about: { tagline: 'Tea.' } })
  expect(isRefusal(read) ? [] : read.notes.map(({ message }) => message)).toEqual([
    expect.stringContaining('"tags"'),
    expect.stringContaining('"content_rating"'),
  ])
})

test('every passage has a unique name that Harlowe can link to', () => {
  fc.assert(
    fc.property(story, (given) => {
      const { passages } = parseTwee(writeTwee(given))
      const names = passages.map(({ name }) => name)

      expect(new Set(names).size).toBe(names.length)
      expect(names.filter((name) => /->|<-|\||\[\[|\]\]/u.test(name))).toEqual([])
    }),
  )
})

test('the same story is exported as the same Twee, including its id', () => {
  const [given] = shipped

  expect(given && writeTwee(given)).toBe(given && writeTwee(given))
})

test('an edited passage is imported as edited', async () => {
  const given = {
    title: 'The Ferry',
    structure: { start_node: 'a', nodes: { a: { text: ' exact \r', choices: [] } } },
  }

  const read = await readStory('a.twee', writeTwee(given).replace('\n exact', '\n changed'))

  expect(read).toMatchObject({ structure: { nodes: { a: { text: ' changed' } } } })
})
