import { DraftStructure } from '@kathasagar/story/schema'
import { NewStoryRequest } from '@kathasagar/api/contract'
import { makeEditableStory, makeId } from '@kathasagar/api/testing'
import { richStory } from '@kathasagar/engine/testing/arbitrariesOfState'
import { teaStall } from '@kathasagar/story/testing'
import { STORY_ORIGINS } from '@kathasagar/story/vocabulary'
import fc from 'fast-check'
import { authoringMessages } from '@kathasagar/ui/messages'
import {
  blankStory,
  exchangeAt,
  newStoryOf,
  readLocalCopy,
  saveLocalCopy,
  structureReader,
  valuesOf,
} from '@kathasagar/ui/internal/editor'
import { expect, test, vi } from 'vitest'

const device = new Map<string, string>()
vi.stubGlobal('localStorage', {
  getItem: (key: string) => device.get(key) ?? null,
  setItem: (key: string, value: string) => void device.set(key, value),
})

/** Structure with all parts except Ink and page programs, which exclude the others. */
const open = { opening: 'Rain.', endings: ['The rain ends.'], offers_choices: true }
const whole = DraftStructure.parse({ ...teaStall, origin: STORY_ORIGINS[0], open })

/** Serializes with sorted keys, because `toEqual` would compare prototypes. */
const written = (structure: unknown) => JSON.stringify(structure, asEntries)
const asEntries = (_: string, value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? {
        entries: Object.entries(value)
          .filter(([, one]) => one !== undefined)
          .toSorted(([a], [b]) => (a < b ? -1 : 1)),
      }
    : value

/** Conversions from the editor to another format and back. */
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

test.each(Object.entries(WAYS))('preserves every part of a story in %s', async (_, way) => {
  expect(await way(whole)).toEqual(whole)
  await fc.assert(
    fc.asyncProperty(richStory, async (drawn) => {
      const given = DraftStructure.parse(drawn)

      expect(written(await way(given))).toBe(written(given))
    }),
    { numRuns: 100 },
  )
})

test('contains every part in the complete story', () => {
  const { ink: _ink, page: _page, ...shape } = DraftStructure.shape

  expect(Object.keys(whole).toSorted()).toEqual(Object.keys(shape).toSorted())
})
