import { expect, test } from 'vitest'

import { adminAudit } from '../../../messages/en/adminAudit.ts'
import { changesOf, wordFor } from './auditMessages.ts'

test('each fact stands once, as it was and as it is', () => {
  const changes = changesOf(
    {
      before: { is_featured: false, featured_order: null },
      after: { is_featured: true, featured_order: 2, reason: 'Festival' },
    },
    adminAudit,
  )

  expect(changes.map(({ name, before, after }) => [name, before, after])).toEqual([
    ['Featured', 'No', 'Yes'],
    ['Place among the featured', '—', '2'],
    ['Reason', '—', 'Festival'],
  ])
})

test('an act that changed no fact has none to show', () => {
  expect(changesOf({ before: null, after: null }, adminAudit)).toEqual([])
})

test('a word of the server’s that is newer than the page is still read', () => {
  expect(wordFor(adminAudit.acts, 'story_handed_over')).toBe('Story handed over')
  expect(wordFor(adminAudit.acts, 'constructor')).toBe('Constructor')
})
