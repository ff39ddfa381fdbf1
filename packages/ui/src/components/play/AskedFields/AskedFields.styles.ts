import type { Theme } from '@emotion/react'

export const askedFieldsStyles = ({ space }: Theme) => ({
  fields: { display: 'grid', gap: space.m, paddingBlockEnd: space.m },
})
