import { DraftStructure } from '@kathasagar/story/schema'
import { NewStoryRequest } from '@kathasagar/api/contract'
import { makeEditableStory, makeId } from '@kathasagar/api/testing'
import { teaStall } from '@kathasagar/story/testing'
import { STORY_ORIGINS } from '@kathasagar/story/vocabulary'
import fc from 'fast-check'
import { authoringMessages } from '@kathasagar/ui/authoring'
import { expect, test, vi } from 'vitest'

import { exchangeAt } from './importExport.ts'
import { readLocalCopy, saveLocalCopy } from './localCopies.ts'
import { newStoryOf } from './storyPayload.ts'
import { blankStory, structureReader, valuesOf } from './storyFormValues.ts'

const device = new Map<string, string>()
vi.stubGlobal('localStorage', {
  getItem: (key: string) => device.get(key) ?? null,
  setItem: (key: string, value: string) => void device.set(key, value),
})

const word = fc.oneof(
  fc.constantFrom('__proto__', 'constructor', 'नदी', 'a "b" \\ c', '{trust >= 2: x|y}', '7'),
  fc.string({ minLength: 1, maxLength: 12, unit: 'grapheme' }),
)
const id = fc.constantFrom('jamuna', '__proto__', 'आ', 'x_1', 'a/b', '7')
const phrases = fc.array(word, { maxLength: 3 })
const sets = fc.dictionary(
  fc.constantFrom('trust', 'knows', 'apron'),
  fc.oneof(fc.boolean(), fc.integer({ min: -9, max: 9 }), fc.constantFrom('+1', '-2', 'somila')),
  { maxKeys: 3 },
)
const condition = fc.constantFrom('', 'trust >= 2 and not knows', 'apron == "somila"')
const answer = { if: condition, text: word, sets, once: fc.boolean() }
const reaction = fc.record(
  { to: phrases, about: phrases, deeds: phrases, goes: word, ...answer },
  { requiredKeys: ['text'] },
)
const named = <T>(value: fc.Arbitrary<T>) =>
  fc.array(fc.tuple(id, value), { maxLength: 3 }).map(Object.fromEntries)

const choice = fc.record(
  {
    text: word,
    target: id,
    also: phrases,
    answers: phrases,
    if: condition,
    locked: word,
    sets,
    recall: word,
  },
  { requiredKeys: ['text', 'target'] },
)
const node = fc.record(
  {
    text: word,
    choices: fc.array(choice, { maxLength: 3 }),
    title: word,
    plate: id,
    grave: fc.boolean(),
    sound: fc.constantFrom('rain', 'river', 'fire'),
    people: fc.array(id, { maxLength: 2 }),
    things: fc.array(id, { maxLength: 2 }),
    meets: fc.array(id, { maxLength: 2 }),
    enters: fc.record({ sets }, { requiredKeys: [] }),
    reactions: fc.array(reaction, { maxLength: 2 }),
    pressure: phrases,
    close_up: fc.oneof(word, fc.record({ text: word, sets }, { requiredKeys: ['text'] })),
  },
  { requiredKeys: ['text', 'choices'] },
)
const replies = fc.dictionary(fc.constantFrom('why', 'touch', 'words'), phrases)
const person = fc.record(
  {
    name: word,
    aliases: phrases,
    look: fc.record({ kind: word, cloth: word, old: fc.boolean() }, { requiredKeys: ['kind'] }),
    says: fc.array(fc.record({ about: phrases, ...answer }, { requiredKeys: ['about', 'text'] }), {
      maxLength: 2,
    }),
    otherwise: phrases,
    replies,
  },
  { requiredKeys: ['name'] },
)
const page = fc.record(
  {
    id,
    title: word,
    text: word,
    source: fc.record({ work: word, place: word, translator: word }, { requiredKeys: ['work'] }),
  },
  { requiredKeys: ['id', 'title', 'text'] },
)
const state = fc.constantFrom(
  {},
  {
    trust: { number: [-2, 5] as const, start: 1 },
    knows: { flag: false, label: 'You know' },
    apron: { one_of: ['nobody', 'somila'], start: 'nobody', values: { somila: 'Somila' } },
  },
)

/** Stories of the second form with any of its parts, as the contract takes them. */
const story: fc.Arbitrary<DraftStructure> = fc
  .record(
    {
      start_node: id,
      nodes: fc.array(fc.tuple(id, node), { minLength: 1, maxLength: 3 }).map(Object.fromEntries),
      cast: named(person),
      things: named(fc.record({ name: word, aliases: phrases }, { requiredKeys: ['name'] })),
      state,
      plates: named(fc.record({ image: fc.constantFrom('', '/plates/a/b.svg'), alt: word })),
      reactions: fc.array(reaction, { maxLength: 2 }),
      replies,
      codex: fc.uniqueArray(page, { maxLength: 2, selector: ({ id }) => id }),
      origin: fc.constantFrom(...STORY_ORIGINS),
    },
    { requiredKeys: ['start_node', 'nodes'] },
  )
  .filter((given) => DraftStructure.safeParse(given).success)
  .map((given) => DraftStructure.parse(given))

/** Serializes with sorted keys; `toEqual` would compare prototypes. */
const written = (structure: unknown) => JSON.stringify(structure, asEntries)
const asEntries = (_: string, value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? {
        entries: Object.entries(value)
          .filter(([, one]) => one !== undefined)
          .toSorted(([a], [b]) => (a < b ? -1 : 1)),
      }
    : value

/** Ways out of the editor and back. */
const WAYS: Readonly<Record<string, (given: DraftStructure) => Promise<unknown>>> = {
  'the JSON view': async (given) => {
    const read = structureReader(authoringMessages)(JSON.stringify(given, null, 2))
    return 'structure' in read ? read.structure : read
  },
  'the draft on the device': async (given) => {
    const values = { ...blankStory(), story_structure: given }
    saveLocalCopy('draft', { values, kept_at: '2026-01-01T00:00:00Z' })
    return readLocalCopy('draft')?.values.story_structure
  },
  'being saved and opened again': async (given) => {
    const values = {
      ...blankStory(),
      title: 'A stall',
      tagline: 'Tea.',
      story_description: 'Tea.',
      story_prompt: 'Tea.',
      cover_image_url: '/covers/default.svg',
      category_id: makeId(101),
      story_structure: given,
    }
    const { story_structure } = NewStoryRequest.parse(newStoryOf(values))
    return valuesOf(makeEditableStory({ story_structure })).story_structure
  },
  'an export as JSON': async (given) => imported('json', given),
  'an export as Twee': async (given) => imported('twee', given),
}

const exchange = exchangeAt({
  about: async () => undefined,
  taxonomy: () => ({ categories: [], tags: [] }),
  keepPicture: async () => ({ image_url: '/api/v1/images/plates/0.webp' }),
  readPicture: async () => null,
  keepPage: async () => ({ fault: '' }),
})

async function imported(format: 'json' | 'twee', structure: DraftStructure) {
  const { name, content } = await exchange.write(format, { title: 'A stall', structure })
  const read = await exchange.read([{ name, bytes: new TextEncoder().encode(String(content)) }], {
    signal: new AbortController().signal,
    onProgress: () => {},
  })
  return 'structure' in read ? read.structure : read
}

test.each(Object.entries(WAYS))('every part of a story comes back from %s', async (_, way) => {
  expect(await way(DraftStructure.parse(teaStall))).toEqual(teaStall)
  await fc.assert(
    fc.asyncProperty(story, async (given) => {
      expect(written(await way(given))).toBe(written(given))
    }),
    { numRuns: 100 },
  )
})

test('the stories that are drawn have every part of the second form', () => {
  const drawn = fc.sample(story, 100)
  const parts = new Set(drawn.flatMap((one) => Object.keys(one)))
  const ofScenes = new Set(
    drawn.flatMap(({ nodes }) => Object.values(nodes).flatMap((one) => Object.keys(one))),
  )

  // Ink and page programs have no other parts, and are not exported as Twee.
  const { ink: _ink, page: _page, ...shape } = DraftStructure.shape
  expect([...parts].toSorted()).toEqual(Object.keys(shape).toSorted())
  expect([...ofScenes]).toEqual(
    expect.arrayContaining(['people', 'meets', 'enters', 'reactions', 'pressure', 'close_up']),
  )
})
