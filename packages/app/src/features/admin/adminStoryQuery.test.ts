import fc from 'fast-check'
import { expect, test } from 'vitest'

import { adminStoryCall, adminStoryQuery, withStoryFilters } from './adminStoryQuery.ts'

test('requests the newest stories of every status if the address has no filters', () => {
  const call = adminStoryCall(adminStoryQuery(new URLSearchParams()))

  expect(call).toEqual({ sort: 'created', order: 'desc', page: 1, per_page: 25 })
})

test('writes no default values to the address', () => {
  const next = withStoryFilters(new URLSearchParams('page=7&sort=title.asc'), {
    page: 1,
    sort: 'created.desc',
  })

  expect(next.toString()).toBe('')
})

test('returns a valid order for any address', () => {
  fc.assert(
    fc.property(fc.string(), (sort) => {
      const { filters } = adminStoryQuery(new URLSearchParams({ sort }))

      expect(filters.sort).toMatch(/^\w+\.(asc|desc)$/)
    }),
  )
})
