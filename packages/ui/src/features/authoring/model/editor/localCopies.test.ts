import { makeEditableStory } from '@kathasagar/api/testing'
import { beforeEach, expect, test, vi } from 'vitest'

import { saveLocalCopy, readLocalCopy } from './localCopies.ts'
import { blankStory, valuesOf } from './storyFormValues.ts'

const device = new Map<string, string>()
vi.stubGlobal('localStorage', {
  getItem: (key: string) => device.get(key) ?? null,
  setItem: (key: string, value: string) => void device.set(key, value),
})
beforeEach(() => device.clear())

const kept_at = '2025-03-10T08:00:00.000Z'

test('stores the fields for admins in the local copy of an admin', () => {
  const story = makeEditableStory({ story_system_prompt: 'No dragons.', is_featured: true })
  saveLocalCopy('draft', { values: valuesOf(story), kept_at })

  expect(readLocalCopy('draft')?.values).toEqual(valuesOf(story))
})

test('omits the fields for admins from the copy and the form of an author', () => {
  saveLocalCopy('draft', { values: blankStory(), kept_at })

  expect(readLocalCopy('draft')?.values).not.toHaveProperty('is_featured')
  expect(valuesOf(makeEditableStory())).not.toHaveProperty('story_system_prompt')
})

test('ignores invalid values of the fields for admins', () => {
  const values = { ...blankStory(), is_featured: 'yes' }
  device.set('draft', JSON.stringify({ values, kept_at }))

  expect(readLocalCopy('draft')?.values).not.toHaveProperty('is_featured')
})
