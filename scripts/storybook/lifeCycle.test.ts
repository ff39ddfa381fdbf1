import { expect, test } from 'vitest'

import { isRole, isStatus, STATUSES } from '../../packages/ui/src/storybook/lifeCycle.ts'
import { readIndex } from './storyIndex.ts'

const stories = (await readIndex()).filter(({ type }) => type === 'story')

test('every title has exactly one status and at least one role', () => {
  const faulty = stories.filter(
    ({ tags }) => tags.filter(isStatus).length !== 1 || !tags.some(isRole),
  )

  expect(stories.length).toBeGreaterThan(600)
  expect(faulty.map(({ title, name, tags }) => `${title}: ${name} has ${tags.join()}`)).toEqual([])
})

test.each(Object.keys(STATUSES))('some component is %s', (status) => {
  expect(stories.some(({ tags }) => tags.includes(status))).toBe(true)
})
