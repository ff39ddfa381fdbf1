import { expect, test } from 'vitest'

import { theme } from '../../../design-system/theme/theme.ts'
import { categoryDot } from './categoryDot.ts'

test.each([
  [0, theme.color.data6],
  [1, theme.color.data1],
  [6, theme.color.data6],
  [7, theme.color.data1],
])('returns one of six colors for category %i', (sort_order, dot) => {
  expect(categoryDot({ sort_order }, theme)).toBe(dot)
})
