import { expect, test } from 'vitest'

import { KeptImportNotes } from '@kathasagar/story/schema'
import { STORY_LIMITS } from '@kathasagar/story/vocabulary'
import type { ImportEffect, ImportNote } from './shared/importedStory.ts'
import { keptNotes } from './keptNotes.ts'

const note = (effect: ImportEffect, message: string, more: Partial<ImportNote> = {}) => ({
  passage: 'Start',
  line: 1,
  message,
  effect,
  count: 1,
  ...more,
})

const messagesOf = (notes: readonly ImportNote[]) =>
  keptNotes({ notes }).map(({ message }) => message)

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

  const kept = keptNotes({ notes: [hostile] })

  expect(KeptImportNotes.safeParse(kept).success).toBe(true)
  expect(kept[0]?.message).toMatch(/…$/u)
  expect(kept[0]?.node).toBeUndefined()
})
