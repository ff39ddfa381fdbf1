import { expect, test } from 'vitest'

import { calloutsOf, GUTTER } from '../../.storybook/pages/callouts.ts'

const slab = { x: 100, y: 100, width: 200, height: 40 }

test('the whole of a piece is pointed at from the side, a part in it from where it is nearest', () => {
  const word = { x: 180, y: 110, width: 60, height: 20 }

  const [whole, part] = calloutsOf([slab, word])

  expect(whole).toEqual({ x: 100 - GUTTER, y: 120, toX: 100, toY: 120 })
  expect(part).toEqual({ x: 210, y: 100 - GUTTER, toX: 210, toY: 110 })
})

test('numbers of one side never lie on one another', () => {
  const rows = [0, 10, 20, 30, 40].map((y) => ({ x: 0, y, width: 400, height: 10 }))

  const callouts = calloutsOf(rows)

  const isApart = callouts.every((one, place) =>
    callouts.slice(place + 1).every((other) => Math.hypot(one.x - other.x, one.y - other.y) >= 24),
  )
  expect(isApart).toBe(true)
})
