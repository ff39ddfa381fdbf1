import fc from 'fast-check'
import { expect, test } from 'vitest'

import { movedOrder, steppedOrder } from './movedOrder.ts'

const ids = ['river', 'court', 'forest', 'future']

test.each([
  [{ key: 'future', dropPosition: 'after' } as const, ['court', 'forest', 'future', 'river']],
  [{ key: 'forest', dropPosition: 'before' } as const, ['court', 'river', 'forest', 'future']],
  [{ key: 'court', dropPosition: 'after' } as const, ['court', 'river', 'forest', 'future']],
])('what is dropped at %o stands there', (place, order) => {
  expect(movedOrder(ids, 'river', place)).toEqual(order)
})

test('what is dropped at itself, or at nothing that is there, changes nothing', () => {
  expect(movedOrder(ids, 'river', { key: 'river', dropPosition: 'after' })).toBe(ids)
  expect(movedOrder(ids, 'river', { key: 'gone', dropPosition: 'after' })).toBe(ids)
})

test('the first goes no further up, the last no further down', () => {
  expect(steppedOrder(ids, 'river', -1)).toBe(ids)
  expect(steppedOrder(ids, 'future', 1)).toBe(ids)
  expect(steppedOrder(ids, 'court', -1)).toEqual(['court', 'river', 'forest', 'future'])
})

const order = fc.uniqueArray(fc.string(), { minLength: 2, maxLength: 12 })
const drop = order.chain((list) =>
  fc.record({
    list: fc.constant(list),
    moved: fc.constantFrom(...list),
    key: fc.constantFrom(...list),
    dropPosition: fc.constantFrom('before' as const, 'after' as const),
  }),
)

test('a drop loses nothing, doubles nothing, and leaves the others in their order', () => {
  fc.assert(
    fc.property(drop, ({ list, moved, ...place }) => {
      const after = movedOrder(list, moved, place)

      expect(after.toSorted()).toEqual(list.toSorted())
      expect(after.filter((id) => id !== moved)).toEqual(list.filter((id) => id !== moved))
    }),
  )
})
