import fc from 'fast-check'
import { expect, test } from 'vitest'

import { movedOrder, moveByOne } from './movedOrder.ts'

const ids = ['river', 'court', 'forest', 'future']

test.each([
  [{ key: 'future', dropPosition: 'after' } as const, ['court', 'forest', 'future', 'river']],
  [{ key: 'forest', dropPosition: 'before' } as const, ['court', 'river', 'forest', 'future']],
  [{ key: 'court', dropPosition: 'after' } as const, ['court', 'river', 'forest', 'future']],
])('moves an item that is dropped at %o', (place, order) => {
  expect(movedOrder(ids, 'river', place)).toEqual(order)
})

test('changes nothing if an item is dropped on itself or on an unknown item', () => {
  expect(movedOrder(ids, 'river', { key: 'river', dropPosition: 'after' })).toBe(ids)
  expect(movedOrder(ids, 'river', { key: 'gone', dropPosition: 'after' })).toBe(ids)
})

test('does not move the first item up or the last item down', () => {
  expect(moveByOne(ids, 'river', -1)).toBe(ids)
  expect(moveByOne(ids, 'future', 1)).toBe(ids)
  expect(moveByOne(ids, 'court', -1)).toEqual(['court', 'river', 'forest', 'future'])
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

test('preserves all items and the order of the other items', () => {
  fc.assert(
    fc.property(drop, ({ list, moved, ...place }) => {
      const after = movedOrder(list, moved, place)

      expect(after.toSorted()).toEqual(list.toSorted())
      expect(after.filter((id) => id !== moved)).toEqual(list.filter((id) => id !== moved))
    }),
  )
})
