import { expect, test } from 'vitest'

import { adminMessages } from '../../../../messages/adminMessages.ts'
import { changesOf, wordFor } from './auditMessages.ts'

test('lists each changed fact once, with its old and new value', () => {
  const changes = changesOf(
    {
      before: { is_featured: false, featured_order: null },
      after: { is_featured: true, featured_order: 2, reason: 'Festival' },
    },
    adminMessages.audit,
  )

  expect(changes.map(({ name, before, after }) => [name, before, after])).toEqual([
    ['Featured', 'No', 'Yes'],
    ['Position among featured stories', '—', '2'],
    ['Reason', '—', 'Festival'],
  ])
})

test('lists nothing for an action without changes', () => {
  expect(changesOf({ before: null, after: null }, adminMessages.audit)).toEqual([])
})

test('shows unknown keys of the server as text', () => {
  expect(wordFor(adminMessages.audit.acts, 'story_handed_over')).toBe('Story handed over')
  expect(wordFor(adminMessages.audit.acts, 'constructor')).toBe('Constructor')
})
