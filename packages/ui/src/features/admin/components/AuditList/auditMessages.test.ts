import { expect, test } from 'vitest'

import { adminMessages } from '../../../../messages/adminMessages.ts'
import { changesOf, wordFor } from './auditMessages.ts'

test('each fact stands once, as it was and as it is', () => {
  const changes = changesOf(
    {
      before: { is_featured: false, featured_order: null },
      after: { is_featured: true, featured_order: 2, reason: 'Festival' },
    },
    adminMessages.audit,
  )

  expect(changes.map(({ name, before, after }) => [name, before, after])).toEqual([
    ['Featured', 'No', 'Yes'],
    ['Place among the featured', '—', '2'],
    ['Reason', '—', 'Festival'],
  ])
})

test('an act that changed no fact has none to show', () => {
  expect(changesOf({ before: null, after: null }, adminMessages.audit)).toEqual([])
})

test('a word of the server’s that is newer than the page is still read', () => {
  expect(wordFor(adminMessages.audit.acts, 'story_handed_over')).toBe('Story handed over')
  expect(wordFor(adminMessages.audit.acts, 'constructor')).toBe('Constructor')
})
