import type { Category } from '@kathasagar/api/contract'
import type { Theme } from '@emotion/react'

export function categoryDot({ sort_order }: Pick<Category, 'sort_order'>, { color }: Theme) {
  const dots = [color.data1, color.data2, color.data3, color.data4, color.data5, color.data6]

  return dots[(sort_order + dots.length - 1) % dots.length]
}
