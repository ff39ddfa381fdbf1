import { expect, test } from 'vitest'

import { KeptImportNotes } from '@kathasagar/story/schema'
import { STORY_LIMITS } from '@kathasagar/story/vocabulary'
import { isRefusal, type ImportEffect, type ImportNote } from './shared/importedStory.ts'
import { keptNotes } from './keptNotes.ts'
import { readStory } from './files/readStory.ts'

const note = (effect: ImportEffect, message: string, more: Partial<ImportNote> = {}) => ({
  passage: 'Start',
  line: 1,
  message,
  effect,
  count: 1,
  ...more,
})

const messagesOf = (notes: readonly ImportNote[]) =>
  keptNotes({ notes, mends: [], replay: null }).map(({ message }) => message)

test('what changes the story is kept first, then its looks, and of the rest nothing', () => {
  const notes = [
    note('looks', 'A style.'),
    note('nothing', 'A reminder.'),
    note('story', 'A script.'),
  ]

  expect(messagesOf(notes)).toEqual(['A script.', 'A style.'])
})

test('so many are kept as a draft may hold, and those that change the story before all others', () => {
  const looks = Array.from({ length: STORY_LIMITS.importNotes }, (_, at) =>
    note('looks', `Style ${at}.`),
  )

  const kept = messagesOf([...looks, note('story', 'A script.')])

  expect(kept).toHaveLength(STORY_LIMITS.importNotes)
  expect(kept[0]).toBe('A script.')
})

test('what is kept is what the contract takes, whatever stood in the file', () => {
  const hostile = note('story', `\u0000\uD800${'🦀'.repeat(2000)}`, {
    passage: 'x'.repeat(500),
    node: 'x'.repeat(500),
  })

  const kept = keptNotes({ notes: [hostile], mends: [], replay: null })

  expect(KeptImportNotes.safeParse(kept).success).toBe(true)
  expect(kept[0]?.message).toMatch(/…$/u)
  expect(kept[0]?.node).toBeUndefined()
})

test('a note names the scene that came of its passage, and a mend its own', async () => {
  const story = await readStory(
    'a.twee',
    ':: StoryData\n{"format":"SugarCube","start":"Start"}\n\n:: Start\n<<run go()>>In.\n[[On|Nowhere]]\n\n:: Left\nA lamp.',
  )
  if (isRefusal(story)) throw new Error(story.message)

  const kept = keptNotes(story)

  expect(kept.filter(({ passage }) => passage === 'Start').map(({ node }) => node)).toContain(
    'Start',
  )
  expect(kept.find(({ message }) => message.startsWith('No way'))).toMatchObject({
    node: 'Left',
    effect: 'story',
  })
})

test('where the walk beside the original parts first is kept before all else, and leads to its scene', () => {
  const first = { node: 'Jetty', what: 'text', original: 'It rains.', imported: 'It.' } as const
  const replay = { ways: 200, differences: 3, first }

  const kept = keptNotes({ notes: [note('story', 'A script.')], mends: [], replay })

  expect(kept[0]).toMatchObject({ node: 'Jetty', effect: 'story' })
  expect(kept[0]?.message).toContain('3 of 200 ways')
  expect(kept[0]?.message).toContain('“It rains.” Here: “It.”')
  expect(KeptImportNotes.safeParse(kept).success).toBe(true)
})
