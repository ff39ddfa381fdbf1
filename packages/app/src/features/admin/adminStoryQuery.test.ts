import fc from 'fast-check'
import { expect, test } from 'vitest'

import { adminStoryCall, adminStoryQuery, withStoryFilters } from './adminStoryQuery.ts'

test('an address without filters asks for the newest stories of every status', () => {
  const call = adminStoryCall(adminStoryQuery(new URLSearchParams()))

  expect(call).toEqual({ sort: 'created', order: 'desc', page: 1, per_page: 25 })
})

test('a new filter resets the page', () => {
  const next = withStoryFilters(new URLSearchParams('page=7&search=lamp'), { status: 'draft' })

  expect(next.toString()).toBe('search=lamp&status=draft')
})

test('default values are not written to the address', () => {
  const next = withStoryFilters(new URLSearchParams('page=7&sort=title.asc'), {
    page: 1,
    sort: 'created.desc',
  })

  expect(next.toString()).toBe('')
})

test('any address gives a valid page, order and size', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.string(), (page, sort, per_page) => {
      const asked = adminStoryQuery(new URLSearchParams({ page, sort, per_page }))

      expect(asked.page).toBeGreaterThanOrEqual(1)
      expect([25, 50, 100]).toContain(asked.perPage)
      expect(asked.filters.sort).toMatch(/^\w+\.(asc|desc)$/)
    }),
  )
})
