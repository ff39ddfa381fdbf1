import fc from 'fast-check'
import { expect, test } from 'vitest'

import { filtersIn, pageIn, withFilters } from './addressFilters.ts'

test('an address keeps its filters, and what else stands in it is none', () => {
  const filters = filtersIn(new URLSearchParams('role=admin&state=&utm=1'), ['role', 'state'])

  expect(filters).toEqual({ role: 'admin' })
})

test('another filter begins at the first page and at the newest again', () => {
  const next = withFilters(new URLSearchParams('page=3&before=70&role=user'), { role: 'admin' })

  expect(next.toString()).toBe('role=admin')
})

test('what is usual is not said in the address', () => {
  const next = withFilters(new URLSearchParams('page=3'), { page: 1, per_page: 25, search: '' })

  expect(next.toString()).toBe('')
})

test('whatever an address holds, it asks for a page and a size that exist', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (page, per_page) => {
      const asked = pageIn(new URLSearchParams({ page, per_page }))

      expect(asked.page).toBeGreaterThanOrEqual(1)
      expect([25, 50, 100]).toContain(asked.perPage)
    }),
  )
})
