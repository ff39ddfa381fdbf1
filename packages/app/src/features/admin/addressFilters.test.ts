import fc from 'fast-check'
import { expect, test } from 'vitest'

import { filtersIn, pageIn, withFilters } from './addressFilters.ts'

test('reads filters from the address and ignores other parameters', () => {
  const filters = filtersIn(new URLSearchParams('role=admin&state=&utm=1'), ['role', 'state'])

  expect(filters).toEqual({ role: 'admin' })
})

test('resets page and order for a new filter', () => {
  const next = withFilters(new URLSearchParams('page=3&before=70&role=user'), { role: 'admin' })

  expect(next.toString()).toBe('role=admin')
})

test('writes no default values to the address', () => {
  const next = withFilters(new URLSearchParams('page=3'), { page: 1, per_page: 25, search: '' })

  expect(next.toString()).toBe('')
})

test('returns a valid page and size for any address', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (page, per_page) => {
      const asked = pageIn(new URLSearchParams({ page, per_page }))

      expect(asked.page).toBeGreaterThanOrEqual(1)
      expect([25, 50, 100]).toContain(asked.perPage)
    }),
  )
})
